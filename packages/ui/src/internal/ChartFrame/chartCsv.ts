import { csvText } from '../../data/Table/export/csvLines.ts';

/** The values of a chart for a file. */
export interface ChartFileRows {
  columns: readonly string[];
  /** For each point its label and its values. Null is a missing value. Called when the user saves the file. */
  rows: () => readonly (readonly (string | number | null)[])[];
}

/** Formats the values of a chart as CSV, as numbers without units. A missing value is an empty cell. */
export function chartCsv({ columns, rows }: ChartFileRows): string {
  return csvText([columns, ...rows().map((cells) => cells.map((cell) => cell ?? ''))]);
}
