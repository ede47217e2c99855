import type { TextAreaSize } from './TextArea.tsx';

/** Lines that each size shows while it holds fewer. */
export const linesOf = { medium: 3, large: 8 } satisfies Record<TextAreaSize, number>;
