import type { Counts } from './Step.ts';

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/** `12 passed, 0 failed`, and `, 1 skipped` when there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Adjusts the counts of a finished step. A program that failed without a failed test counts as one failure, and so does
 * a step that checked nothing: otherwise it would pass by losing its tests.
 */
export function adjustCounts(
  counts: Counts,
  { exitCode, complaints }: { exitCode: number; complaints: number },
): Counts {
  const failed = counts.failed + complaints;
  const isSilentFailure = failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return { ...counts, failed: isSilentFailure ? 1 : failed };
}
