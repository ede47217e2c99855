/** How a file's rows are written, and which names their values are read under. */
export type FileHeader =
  | {
      format: 'csv';
      delimiter: string;
      /** Lines up to the first row: comments and the header itself. */
      headerLines: number;
      /** Names of the cells; null for one that nothing reads. */
      columns: readonly (string | null)[];
    }
  | {
      /** `lines`: one object a line. `array`: objects within an array. */
      format: 'lines' | 'array';
      /** Names by `columnKey` of the member's name. */
      columns: ReadonlyMap<string, string>;
    };

/**
 * What stays of a column's name when writers differ: `Company Permalink`, `company_permalink` and `companyPermalink` are
 * one, as are `source.name` and `source_name`.
 */
export function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
