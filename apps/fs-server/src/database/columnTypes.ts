import type { ColumnType, GeneratedAlways } from 'kysely';

/** An id that the database makes (a UUID) when none is given. */
export type MadeId = ColumnType<string, string | undefined, never>;

/** `date`: `YYYY-MM-DD` both ways, so that no time zone can move a day. */
export type DayColumn = ColumnType<string, string, string>;

/** `timestamptz`: a Date out, a Date or ISO 8601 text in. */
export type InstantColumn = ColumnType<Date, Date | string, Date | string>;

/** `timestamptz` that the database fills with the time of the transaction. */
export type MadeInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** `jsonb`: parsed on the way out; JSON text in, since a bare array would be sent as an SQL array. */
export type Json<Value> = ColumnType<Value, string, string>;

/** As `Json`, for a column that may be left out or null. */
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** As `Json`, for a column with a default. */
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;

/** A column with a default. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

/** A column that may be left out and is null then. */
export type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A column that triggers of the database fill: read it, never write it. */
export type Maintained<Value> = ColumnType<Value, never, never>;

/** `lower(f_unaccent(name))`, kept by the database: search and sort by it, never write it. */
export type SearchKey = GeneratedAlways<string>;
