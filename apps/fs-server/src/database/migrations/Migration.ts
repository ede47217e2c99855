/** One step of the schema. A released migration is never edited; a later one corrects it. */
export interface Migration {
  /** The file name, recorded in `schema_version`. */
  name: string;
  /** SQL for PostgreSQL 15 and later, run in one transaction. */
  sql: string;
}
