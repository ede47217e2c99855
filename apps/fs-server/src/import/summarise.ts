import type { ImportResult } from './runImport.ts';

const headings = ['file', 'kind', 'read', 'created', 'updated', 'unchanged', 'rejected', 'facts left out'];

/** The table that ends an import, and what there is to say below it. */
export function summarise({ files, rejections, seconds }: ImportResult, used: NodeJS.ResourceUsage): string {
  const rows = files.map(({ file, kind, counts }) =>
    kind === null
      ? [file, 'not recognised']
      : [
          file,
          kind,
          ...[counts.read, counts.created, counts.updated, counts.unchanged, counts.rejected, counts.omitted].map(
            (count) => count.toLocaleString('en'),
          ),
        ],
  );
  const table = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const processorSeconds = (used.userCPUTime + used.systemCPUTime) / 1_000_000;
  // In kilobytes.
  const memory = Math.round((used.maxRSS * 1024) / 1_000_000);
  lines.push(
    '',
    `Took ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor time, ${memory} MB at most.`,
  );
  if (rejections !== null) {
    lines.push(`What was left out, line by line and why: ${rejections}`);
  }
  return `\n${lines.join('\n')}\n`;
}
