import { type TObject, type TProperties, type TSchema, type TStringOptions, Type } from 'typebox';
import { limits } from '../limits.ts';
import { planIds } from '../plans.ts';

/**
 * An object of a request: it holds what is named and nothing else. What a server takes is made of this and of the
 * bounded kinds below; `checks/routes/closedSchemas.test.ts` finds what is not.
 */
export interface ClosedObject<Properties extends TProperties = TProperties> extends TObject<Properties> {
  additionalProperties: false;
}

export const ClosedObject = <Properties extends TProperties>(properties: Properties): ClosedObject<Properties> =>
  Type.Object(properties, { additionalProperties: false }) as ClosedObject<Properties>;

/** A character that PostgreSQL can store: no NUL, and no half of a surrogate pair. */
const storable = '[^\\u0000\\ud800-\\udfff]';

/** Text that PostgreSQL can store, as a regular expression with the flag `u`. */
export const storableText = `^${storable}*$`;

/** Text of a request. Without a `pattern` of its own, any that the database can store. */
export const Text = (maxLength: number, options: TStringOptions = {}) =>
  Type.String({ pattern: storableText, ...options, maxLength });

/** A whole number of a request. */
export const Whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** Values by names that the caller chooses. */
export const RecordOf = <Value extends TSchema>(nameLength: number, value: Value, maxProperties: number) =>
  Type.Record(Type.String({ pattern: `^${storable}{1,${nameLength}}$` }), value, {
    maxProperties,
    additionalProperties: false,
  });

/** A fact that may be unknown: null, never left out and never invented. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A text that may be unknown. */
export const NullableString = Nullable(Type.String());

/** `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });

/** ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** A day of a request. PostgreSQL knows no year 0. */
export const RequestDay = Type.String({ format: 'date', maxLength: 10, pattern: '^(?!0000)' });

/** A moment of a request. */
export const RequestInstant = Type.String({ format: 'date-time', maxLength: 40, pattern: '^(?!0000)' });

/** A day, or a moment of it such as `2025-11-20T00:00:00`; what is older is left out. */
export const Since = Type.Optional(
  Text(27, { pattern: '^(?!0000)\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?Z?)?$' }),
);

/** Whole US dollars. */
export const Dollars = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** How many there are. */
export const Count = Type.Integer({ minimum: 0 });

/** An id: any short text, so that one that nobody has is absent (404) and not an error of its own. */
export const Identifier = Text(200, { minLength: 1 });

/** Ids of watchlists. */
export const ListIds = Type.Array(Identifier, { minItems: 1, maxItems: limits.watchlistsPerCall });

/** A comma list, or the parameter again and again (decision AMB-119). */
export const ListIdsQuery = Type.Union([Text(8000, { minLength: 1 }), ListIds]);

/** What a user types into a search box; the client cuts longer texts. */
export const SearchText = Text(limits.searchText);

/** `_limit` of a list that hangs on one thing. */
export const ListLimit = (standard: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: standard }));

/** One of `planIds`. */
export const PlanIdSchema = Type.Enum([...planIds]);
