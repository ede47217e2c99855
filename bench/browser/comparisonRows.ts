import type { Samples } from './compareInBrowser.ts';

/** Formats a row for each step and a column for each page: its median, and the ratio to the base page. */
export function comparisonRows(samples: Samples, base: string): string[][] {
  const names = [...samples.keys()];
  const steps = [...(samples.get(base)?.keys() ?? [])];
  return [
    ['', ...names],
    ...steps.map((what) => {
      const floor = median(samples.get(base)?.get(what) ?? []);
      return [
        what,
        ...names.map((name) => {
          const value = median(samples.get(name)?.get(what) ?? []);
          return name === base ? value.toFixed(1) : `${value.toFixed(1)} (${(value / floor).toFixed(1)}×)`;
        }),
      ];
    }),
  ];
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (Number.isInteger(middle)) return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
  return sorted[Math.floor(middle)] ?? Number.NaN;
}
