import { createHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Durations, milliseconds } from '../report.ts';

export interface Load {
  durations: Durations;
  failed: number;
  seconds: number;
}

/** Runs that a percentile needs. */
const leastRuns = 20;
const longestSeconds = 30;

/** Runs an operation on so many connections, each of which asks as soon as it was answered, or after a pause. */
export async function loadReads(
  run: (index: number) => Promise<unknown>,
  { connections, seconds, pauseMs = 0 }: { connections: number; seconds: number; pauseMs?: number },
): Promise<Load> {
  const durations = createHistogram({ figures: 4 });
  let failed = 0;
  let next = 0;
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const ask = async () => {
    while (elapsed() < seconds || (next < leastRuns && elapsed() < longestSeconds)) {
      const index = next;
      next += 1;
      const started = process.hrtime.bigint();
      try {
        await run(index);
        durations.record(process.hrtime.bigint() - started);
      } catch {
        failed += 1;
      }
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return { durations, failed, seconds: elapsed() };
}

/** The median, the 95th and the 99th percentile, as cells. */
export const percentiles = ({ durations }: Load): string[] =>
  [50, 95, 99].map((share) => milliseconds(durations.percentile(share)));

export const perSecond = ({ durations, seconds }: Load): string => (durations.count / seconds).toFixed(0);
