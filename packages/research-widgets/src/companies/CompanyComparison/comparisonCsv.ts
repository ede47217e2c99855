import { tableCsv } from '@fs/ui/table-rows';

/** One line of the file: a fact and its value for each company. */
export interface ComparisonLine {
  fact: string;
  values: readonly string[];
}

/** Formats a comparison as CSV, one column per company. */
export function comparisonCsv(head: string, names: readonly string[], lines: readonly ComparisonLine[]): string {
  const columns = [
    { id: 'fact', header: head, text: ({ fact }: ComparisonLine) => fact },
    ...names.map((name, index) => ({
      id: String(index),
      header: name,
      text: ({ values }: ComparisonLine) => values[index] ?? '',
    })),
  ];
  return tableCsv(lines, columns, { order: [], hidden: [], pinned: {} });
}
