import type { AnyKind } from '../kinds/kinds.ts';

/** Thrown for a mapping that cannot be used. The message is the whole report. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
}

/** How the columns of one file are read as those of a kind. */
export interface ImportMapping {
  /** Name of the mapping's own file, for messages. */
  source: string;
  /** Name of the file in the imported folder. */
  file: string;
  kind: AnyKind;
  /** Our columns by the file's; none for a column that is left out on purpose. */
  columns: ReadonlyMap<string, readonly string[]>;
  /** Values of our columns that no column of the file has. */
  constants: ReadonlyMap<string, string>;
  /** For our columns, what the file writes, in lower case, and what it means. */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** For our columns that are lists, what separates their entries in the file. */
  separators: ReadonlyMap<string, string>;
}
