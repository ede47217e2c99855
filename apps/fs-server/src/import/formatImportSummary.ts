import type { FileReport } from './FileReport.ts';
import { describeKinds } from './recognizeFiles.ts';
import type { ImportResult } from './runImport.ts';

const headings = ['file', 'kind', 'read', 'created', 'updated', 'unchanged', 'rejected', 'unparsed', 'values skipped'];

/** Formats the table and the remarks printed at the end of an import. */
export function formatImportSummary({ files, rejections, seconds }: ImportResult, used: NodeJS.ResourceUsage): string {
  const lines = formatTable([headings, ...files.map(toCells)]);
  const sentences = files.flatMap(({ joinLines, problem, notes }) =>
    [...(problem === null ? [] : [problem]), ...notes].map((sentence) => `${joinLines} ${sentence}`),
  );
  lines.push('', ...sentences);
  if (files.some(({ kind, problem }) => kind === null && problem !== null)) {
    lines.push('Kinds of files, and the columns that each needs:', ...describeKinds().map((kind) => `  ${kind}`));
    lines.push(
      'For a file with column names of its own, print a mapping, check it, and import with it:',
      '  npm run -s import -- --map-template=FILE.csv > FILE.json',
      '  npm run import -- FOLDER --map=FILE.json',
    );
  }
  const processorSeconds = (used.userCPUTime + used.systemCPUTime) / 1_000_000;
  // `maxRSS` is in kilobytes.
  const memory = Math.round((used.maxRSS * 1024) / 1_000_000);
  lines.push(`Took ${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s CPU, ${memory} MB peak memory).`);
  if (rejections !== null) {
    lines.push(`Skipped rows and values: ${rejections}`);
  }
  return `\n${lines.join('\n')}\n`;
}

/** Describes an incomplete import; null for a complete one. */
export function describeProblems({ files }: Pick<ImportResult, 'files'>): string | null {
  const count = files.filter(({ problem }) => problem !== null).length;
  if (count === 0) {
    return null;
  }
  return `The import is not complete: ${count} of ${files.length} ${files.length === 1 ? 'file' : 'files'} couldn’t be read completely.`;
}

function toCells({ joinLines, kind, counts }: FileReport): string[] {
  if (kind === null) {
    return [joinLines, 'unrecognized'];
  }
  const { read, created, updated, unchanged, rejected, unparsed, omitted } = counts;
  const figures = [read, created, updated, unchanged, rejected, unparsed, omitted];
  return [joinLines, kind, ...figures.map((count) => count.toLocaleString('en'))];
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
