import type { StyleRule } from '@vanilla-extract/css';
import { tokens } from '../../../system/theme/tokens.css.ts';

const line = `${tokens.width.hairline} solid ${tokens.color.edge}`;

const tint = (color: string) => `linear-gradient(${color}, ${color})`;

/** Styles of pinned cells: opaque above the cells that scroll, the innermost with a line. */
export const pinnedCell = {
  '[data-layout]:not([data-layout="cards"]) &[data-pin]': {
    position: 'sticky',
    // Above resize handles, too.
    zIndex: 2,
    backgroundColor: tokens.color.surface,
  },
  '[data-layout]:not([data-layout="cards"]) &[data-pin="start-edge"]': { borderInlineEnd: line },
  '[data-layout]:not([data-layout="cards"]) &[data-pin="end-edge"]': { borderInlineStart: line },
  // The row's states, above the cell's own background.
  'tbody > tr:hover > &[data-pin]': { backgroundImage: tint(tokens.color.hover) },
  'tbody > tr:is([aria-selected="true"], [aria-current="true"]) > &[data-pin]': {
    backgroundImage: tint(tokens.color.accent.wash),
  },
} satisfies NonNullable<StyleRule['selectors']>;
