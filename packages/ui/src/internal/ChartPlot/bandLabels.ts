import { clipped, letter } from './clipped.ts';

export interface PlotLabel {
  /** Share of the way along the plot. */
  at: number;
  text: string;
}

/** A label is left out rather than cut to less than this; of few things it may be cut further. */
const lettersAtLeast = { ofMany: 8, ofFew: 4 };
/** Px from one label to the next. */
const between = 6;
/** So few should each have their label. */
const few = 8;

/** Labels of things side by side, each as long as its band, in px, lets it be. */
export function bandLabels(labels: readonly string[], length: number): PlotLabel[] {
  const band = length / labels.length;
  const longest = Math.max(...labels.map((label) => label.length));
  const least = Math.min(longest, labels.length <= few ? lettersAtLeast.ofFew : lettersAtLeast.ofMany);
  const every = Math.max(1, Math.ceil((least * letter + between) / band));
  const letters = Math.floor((band * every - between) / letter);
  return labels.flatMap((label, index) =>
    index % every === 0 ? [{ at: (index + 0.5) / labels.length, text: clipped(label, letters) }] : [],
  );
}
