/** A column of a file. */
export interface CsvColumn {
  /** The column's index, as text. */
  id: string;
  /** Text of the header. Empty if there is none. */
  header: string;
  /** First value of the column. */
  sample: string;
}

/** A parsed file. */
export interface CsvTable {
  columns: readonly CsvColumn[];
  /** The column that most likely contains the companies. */
  likely: string;
  /** Rows without the header. */
  rows: readonly (readonly string[])[];
}

const addressHeader = /^(domain|website|web ?site|web|url|homepage|home ?page|company (domain|url|website))\b/i;
const nameHeader = /^(company|companies|organi[sz]ation|name|account|business|startup|firma|unternehmen|الشركة)/i;
const anyHeader = /^(id|uuid|e-?mail|country|city|date|phone|industry|description|founded|employees|#)$/i;
const address = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}(\/|$)/iu;

/** Detects the header and the column of companies. Prefers domains to names, because they are unambiguous. */
export function toCsvTable(all: readonly (readonly string[])[]): CsvTable {
  const first = (all[0] ?? []).map((cell) => cell.trim());
  const hasHeader =
    first.some((cell) => addressHeader.test(cell) || nameHeader.test(cell) || anyHeader.test(cell)) &&
    !first.some((cell) => address.test(cell)) &&
    all.length > 1;
  const rows = hasHeader ? all.slice(1) : all;
  const width = all.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    id: String(index),
    header: hasHeader ? (first[index] ?? '') : '',
    sample: rows.find((row) => row[index]?.trim())?.[index]?.trim() ?? '',
  }));
  return { columns, likely: String(likelyColumn(columns, rows)), rows };
}

function likelyColumn(columns: readonly CsvColumn[], rows: CsvTable['rows']): number {
  const byHeader = [addressHeader, nameHeader].map((pattern) =>
    columns.findIndex(({ header }) => pattern.test(header)),
  );
  const named = byHeader.find((index) => index >= 0);
  if (named !== undefined) return named;
  const looked = rows.slice(0, 50);
  const shares = columns.map((_, index) => [
    looked.filter((row) => address.test(row[index]?.trim() ?? '')).length,
    looked.filter((row) => /\p{L}/u.test(row[index] ?? '')).length,
  ]);
  for (const kind of [0, 1]) {
    const best = shares.findIndex((share) => (share[kind] ?? 0) > looked.length / 2);
    if (best >= 0) return best;
  }
  return 0;
}
