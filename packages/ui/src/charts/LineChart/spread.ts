/** Moves labels apart: returns positions in px, in the same order, at least `gap` apart, and none below `floor`. */
export function spread(places: readonly number[], gap: number, floor: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const spaced = [...places];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    above = Math.max(places[index] ?? 0, above + gap);
    spaced[index] = above;
  }
  let below = floor;
  for (const index of order.reverse()) {
    spaced[index] = Math.min(spaced[index] ?? 0, below);
    below = (spaced[index] ?? 0) - gap;
  }
  return spaced;
}
