/** At least 3 or 8 lines high. */
export type TextAreaSize = 'medium' | 'large';

/** Lines that each size shows while it holds fewer. */
export const linesOf = { medium: 3, large: 8 } satisfies Record<TextAreaSize, number>;
