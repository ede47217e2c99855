import type { StyleRule } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

/** Two colors, so that the ring is visible on any background. In forced colors, only the outline remains. */
export const focusRing = {
  outline: `${tokens.width.focus} solid ${tokens.color.focus.outer}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${tokens.color.focus.inner}`,
} satisfies StyleRule;
