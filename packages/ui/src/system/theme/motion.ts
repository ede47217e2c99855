import type { StyleRule } from '@vanilla-extract/css';

/** Moves only for users who did not ask for stillness. */
export function ifMotionAllowed(rule: StyleRule) {
  return { '(prefers-reduced-motion: no-preference)': rule } as const;
}
