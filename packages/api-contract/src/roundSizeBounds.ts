/** Least amounts of the sizes that rounds are counted by, in US dollars. */
export const roundSizeBounds = [0, 1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000] as const;
