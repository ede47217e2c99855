import type { StyleRule } from '@vanilla-extract/css';

/** Moves only for readers who did not ask for stillness. */
export function whenMotionIsWelcome(rule: StyleRule) {
  return { '(prefers-reduced-motion: no-preference)': rule } as const;
}
