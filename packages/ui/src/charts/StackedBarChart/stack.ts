import type { Span } from '../../internal/ChartPlot/BandChart.tsx';

/** Parts piled up in their order: what is under zero below it, so that no part hides another. */
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
