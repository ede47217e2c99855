import type { Span } from '../../internal/ChartPlot/BandChart.tsx';

/** Stacks the parts of a bar in order. Negative parts stack below zero, so that no part covers another. */
export function stack(values: readonly (number | null)[]): (Span | undefined)[] {
  let top = 0;
  let bottom = 0;
  return values.map((value) => {
    if (value === null) return undefined;
    if (value < 0) {
      bottom += value;
      return [bottom - value, bottom];
    }
    top += value;
    return [top - value, top];
  });
}
