import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

export interface BenchOptions {
  /** Data folder to measure the server on, instead of generated companies. */
  dataFolder?: string;
  /** Files to import first and measure the server on. */
  importFolder?: string;
  /** PostgreSQL to measure on, instead of a temporary one. An empty one is filled. */
  databaseUrl?: string;
  /** Words in the names of the calls to measure, of which the costliest statements are printed, too. */
  only?: string;
  /** Companies to generate. */
  companies?: number;
  /** Articles to generate. */
  articles?: number;
  /** Duration of the load on the server. */
  minutes?: number;
  /** Also writes the sizes into the README of @fs/ui. */
  isWriting: boolean;
  /** Only checks whether the sizes in that README are current. */
  isCheck: boolean;
}

/** Durations of one operation, in nanoseconds. */
export type Durations = RecordableHistogram;

export interface TimedRuns {
  runs: number;
  /** First runs, which do not count. */
  warmUps?: number;
  /** Seconds after which no further run starts, for a slow or busy machine. */
  atMost?: number;
  /**
   * Also records the processor time of each run over all threads of this process, which a busy machine affects least.
   */
  processor?: Durations;
}

/** Runs an operation repeatedly, one run at a time. */
export async function timeRuns(
  run: (index: number) => Promise<unknown>,
  { runs, warmUps = 0, atMost = Number.POSITIVE_INFINITY, processor }: TimedRuns,
): Promise<Durations> {
  const durations = createHistogram({ figures: 4 });
  const end = performance.now() + atMost * 1000;
  for (let index = 0; index < warmUps + runs && (index <= warmUps || performance.now() < end); index += 1) {
    const started = process.hrtime.bigint();
    const before = process.cpuUsage();
    await run(index);
    if (index >= warmUps) {
      durations.record(process.hrtime.bigint() - started);
      const { user, system } = process.cpuUsage(before);
      processor?.record(Math.max(1, (user + system) * 1000));
    }
  }
  return durations;
}

/** Prints a title and the method, then a line for each figure. */
export function printTable(title: string, how: string, table: readonly (readonly string[])[]): void {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  console.log(['', title, how, '', ...lines.map((cells) => `  ${cells.join('   ')}`)].join('\n'));
}

export const durationHeadings = ['', 'runs', 'median', 'p95', 'min–max'] as const;

/** Headings of `processorCells`. */
export const processorHeadings = ['CPU median', 'CPU p95'] as const;

/** Processor time of runs, as the last cells of a `durationRow`. */
export function processorCells(processor: Durations): string[] {
  return [50, 95].map((share) => `${milliseconds(processor.percentile(share))} ms`);
}

/** A row under `durationHeadings`. Fewer than 20 runs have no 95th percentile. */
export function durationRow(what: string, durations: Durations): string[] {
  const { count, min, max } = durations;
  const [median, p95, least, most] = [durations.percentile(50), durations.percentile(95), min, max].map(milliseconds);
  return [what, String(count), `${median} ms`, count < 20 ? '–' : `${p95} ms`, `${least}–${most} ms`];
}

export function milliseconds(nanoseconds: number): string {
  const value = nanoseconds / 1e6;
  return value.toFixed(value < 100 ? 1 : 0);
}
