import { kinds } from '../../apps/fs-server/src/import/kinds/kinds.ts';
import type { GeneratedFile } from './GeneratedFile.ts';

const intro = `# Columns of imports

What \`npm run import\` reads from each kind of file. [Import](../guide/import.md) explains how.

A file is recognized by its columns: it is of the kind of which it has every required column, and most of the others. Columns may be in any order, and their names in any case, with spaces, dots or underscores. Other columns are left out. Where one of several columns is required, the first of a row that has a value counts.

A file with names of its own needs a mapping, whose \`kind\` is one of the headings below.

A row that has no value for a required column, or an impossible one, is rejected. An impossible value of another column is left out, and the rest of the row stays. Both are written with the reason into a file in \`DATA_DIR/imports\`.
`;

interface Columns {
  required: readonly (string | readonly string[])[];
  optional: readonly string[];
  takes: Readonly<Record<string, string>>;
}

/** The columns of every kind of import, as a page. */
export async function importColumns(): Promise<GeneratedFile> {
  const sections = Object.entries(kinds).map(([key, { row, columns }]) => {
    return [`## ${key}`, `A row is ${row}.`, columnTable(columns)].join('\n\n');
  });
  return { path: 'docs/api/import-columns.md', content: `${intro}\n${sections.join('\n\n')}\n` };
}

function columnTable({ required, optional, takes }: Columns): string {
  const rowOf = (column: string, need: string) => `| \`${column}\` | ${need} | ${escapeCell(takes[column] ?? '')} |`;
  const rows = [
    ...required.flatMap((entry) =>
      typeof entry === 'string'
        ? [rowOf(entry, 'required')]
        : entry.map((column) => rowOf(column, `one of ${entry.length}`)),
    ),
    ...optional.map((column) => rowOf(column, '')),
  ];
  return ['| column | needed | takes |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A bar would end the cell. */
const escapeCell = (text: string) => text.replaceAll('|', '\\|');
