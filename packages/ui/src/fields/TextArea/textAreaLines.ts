/** At least 3 or 8 lines high. */
export type TextAreaSize = 'medium' | 'large';

/** Minimum number of visible lines of each size. */
export const linesOf = { medium: 3, large: 8 } satisfies Record<TextAreaSize, number>;
