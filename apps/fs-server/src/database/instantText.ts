import { type RawBuilder, sql } from 'kysely';

/** Formats the time of a column as JSON does. */
export const instantText = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
