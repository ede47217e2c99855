import type { StyleRule } from '@vanilla-extract/css';

/** Returns the rule in a media query for users who don’t prefer reduced motion. */
export function ifMotionAllowed(rule: StyleRule) {
  return { '(prefers-reduced-motion: no-preference)': rule } as const;
}
