import type { PlotLabel } from './bandLabels.ts';
import { betweenLabels, letter, lettersOf } from './clipped.ts';
import type { Plane } from './plane.ts';

/** A label and its center, in px from the left. */
export interface PlacedLabel extends PlotLabel {
  x: number;
}

const widthOf = ({ text }: PlotLabel) => lettersOf(text) * letter;

/** Px that positions can be off by, because they are computed from shares. */
const tolerance = 0.5;

/**
 * Returns the labels below a plot at their places, moved so that their text stays within the plot. Leaves out a label
 * that this moves into the one before it.
 */
export function placeLabels(labels: readonly PlotLabel[], { across, width }: Plane): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const half = widthOf(label) / 2;
    const x = Math.max(half, Math.min(across(label.at), width - half));
    const last = placed.at(-1);
    const isClear = !last || Math.abs(x - last.x) >= half + widthOf(last) / 2 + betweenLabels - tolerance;
    if (isClear) placed.push({ ...label, x });
  }
  return placed;
}
