import type { TObject, TSchema } from 'typebox';
import type { RouteTable } from './route.ts';

/** What one call takes and gives. A part that is left out is empty. */
export interface CallSchemas {
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  response: TSchema;
}

/** Schemas for every route of a table, and for no other. */
export type RouteSchemas<Routes extends RouteTable> = { [Name in keyof Routes]: CallSchemas };
