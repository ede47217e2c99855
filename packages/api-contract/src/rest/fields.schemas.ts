import { type TSchema, Type } from 'typebox';
import { limits } from '../limits.ts';
import { planIds } from '../plans.ts';

/** A fact that may be unknown: null, never left out and never invented. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A text that may be unknown. */
export const NullableString = Nullable(Type.String());

/** `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });

/** ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** Whole US dollars. */
export const Dollars = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** How many there are. */
export const Count = Type.Integer({ minimum: 0 });

/** An id in a path: any short text, so that a malformed one is absent (404) and not an error of its own. */
export const Identifier = Type.String({ minLength: 1, maxLength: 200 });

/** What a reader types into a search box; the client cuts longer texts. */
export const SearchText = Type.String({ maxLength: limits.searchText });

/** `_limit` of a list that hangs on one thing. */
export const ListLimit = (standard: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: standard }));

/** One of `planIds`. */
export const PlanIdSchema = Type.Enum([...planIds]);
