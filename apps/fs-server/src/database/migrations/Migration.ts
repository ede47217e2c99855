/** One step of the schema. A step that has shipped is never edited: the next one corrects it. */
export interface Migration {
  /** Name of its file; what `schema_version` records. */
  name: string;
  /** SQL valid on PostgreSQL 15 and later, run as one transaction. */
  sql: string;
}
