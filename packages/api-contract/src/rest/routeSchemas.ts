import type { TSchema } from 'typebox';
import type { ClosedObject } from './fields.schemas.ts';
import type { RouteTable } from './route.ts';

/** What one call takes and gives. A part that is left out is empty. */
export interface CallSchemas {
  params?: ClosedObject;
  query?: ClosedObject;
  body?: TSchema;
  response: TSchema;
}

/** Schemas for every route of a table, and for no other. */
export type RouteSchemas<Routes extends RouteTable> = { [Name in keyof Routes]: CallSchemas };
