import { betweenLabels, clipped, letter, lettersOf } from './clipped.ts';

export interface PlotLabel {
  /** The position, as a share of the plot’s length. */
  at: number;
  text: string;
}

/**
 * The minimum number of letters of a clipped label. Labels that would be shorter are skipped. Few labels may be shorter
 * than many.
 */
const lettersAtLeast = { ofMany: 8, ofFew: 4 };
/** Up to this number, labels count as few. */
const few = 8;

interface LabeledPoint {
  label: string;
  shortLabel?: string;
}

const fits = (label: string, band: number) => lettersOf(label) * letter + betweenLabels <= band;

/**
 * Returns the labels of the bands of a plot, shortened, clipped or skipped to fit. `length` is in px. A clipped date says
 * nothing, so bands of time only skip labels.
 */
export function bandLabels(points: readonly LabeledPoint[], length: number, isTime = false): PlotLabel[] {
  const band = length / points.length;
  // All or none, so that the labels of one axis are alike.
  const isShort = points.some(({ label, shortLabel }) => shortLabel !== undefined && !fits(label, band));
  const labels = points.map(({ label, shortLabel = label }) => (isShort ? shortLabel : label));
  const longest = Math.max(...labels.map(lettersOf));
  const clips = labels.length <= few ? lettersAtLeast.ofFew : lettersAtLeast.ofMany;
  const least = isTime ? longest : Math.min(longest, clips);
  const every = Math.max(1, Math.ceil((least * letter + betweenLabels) / band));
  const letters = Math.floor((band * every - betweenLabels) / letter);
  return labels.flatMap((label, index) =>
    index % every === 0 ? [{ at: (index + 0.5) / labels.length, text: clipped(label, letters) }] : [],
  );
}
