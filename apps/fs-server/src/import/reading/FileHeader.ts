/** The format of a file's rows, and the names of their values. */
export type FileHeader =
  | {
      format: 'csv';
      delimiter: string;
      /** Number of lines before the first row: comments and the header itself. */
      headerLines: number;
      /** Names of the cells; null for an unused column. */
      columns: readonly (string | null)[];
    }
  | {
      /** `lines`: one object per line. `array`: objects within an array. */
      format: 'lines' | 'array';
      /** Names by `columnKey` of the member name. */
      columns: ReadonlyMap<string, string>;
    };

/**
 * Normalizes a column name across writers: `Company Permalink`, `company_permalink` and `companyPermalink` are equal,
 * as are `source.name` and `source_name`.
 */
export function toColumnKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
