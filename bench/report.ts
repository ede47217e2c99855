import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

export interface BenchOptions {
  /** Sizes also go into the README of @fs/ui. */
  isWriting: boolean;
}

/** Durations of one thing, in nanoseconds. */
export type Durations = RecordableHistogram;

/** Runs something again and again, one run at a time. The first `warmUps` are not counted. */
export async function timeRuns(
  run: (index: number) => Promise<unknown>,
  { runs, warmUps = 0 }: { runs: number; warmUps?: number },
): Promise<Durations> {
  const durations = createHistogram({ figures: 4 });
  for (let index = 0; index < warmUps + runs; index += 1) {
    const started = process.hrtime.bigint();
    await run(index);
    if (index >= warmUps) durations.record(process.hrtime.bigint() - started);
  }
  return durations;
}

/** Prints what was measured and how, then a line for each figure. */
export function printTable(title: string, how: string, table: readonly (readonly string[])[]): void {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  console.log(['', title, how, '', ...lines.map((cells) => `  ${cells.join('   ')}`)].join('\n'));
}

export const durationHeadings = ['', 'runs', 'median', 'p95', 'min–max'] as const;

/** A row under `durationHeadings`; of fewer than 20 runs none is the 95th of a hundred. */
export function durationRow(what: string, durations: Durations): string[] {
  const { count, min, max } = durations;
  const [median, p95, least, most] = [durations.percentile(50), durations.percentile(95), min, max].map(milliseconds);
  return [what, String(count), `${median} ms`, count < 20 ? '–' : `${p95} ms`, `${least}–${most} ms`];
}

function milliseconds(nanoseconds: number): string {
  const value = nanoseconds / 1e6;
  return value.toFixed(value < 100 ? 1 : 0);
}
