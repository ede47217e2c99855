import type { Static, TSchema } from 'typebox';
import type { schemas } from '../schemas.ts';
import type { RouteName } from './routes.ts';

type Schemas<Name extends RouteName> = (typeof schemas)[Name];
type Part<Name extends RouteName, Key extends string> =
  Schemas<Name> extends Record<Key, infer Schema extends TSchema> ? { [K in Key]: Static<Schema> } : unknown;

/** What a call takes: `params`, `query` and `body`, each only where its route has one. */
export type CallInput<Name extends RouteName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>;

/** What a call gives when it succeeds. */
export type CallResult<Name extends RouteName> = Static<Schemas<Name>['response']>;
