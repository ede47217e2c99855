import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `content` suits data and lists, `form` suits a single form, and `full` a wide table, if the user wants it. */
export type PageWidth = 'content' | 'form' | 'full';

const layer = 'fs.primitive';

const width = {
  content: inLayer(layer, { maxInlineSize: tokens.width.content }),
  form: inLayer(layer, { maxInlineSize: 420 }),
  full: {},
} satisfies Record<PageWidth, object>;

export const page = recipe({
  base: inLayer(layer, {
    minInlineSize: 0,
    boxSizing: 'border-box',
    // Keeps the content below outside the viewport at first, where it can shift unseen while the page loads.
    minBlockSize: '100svh',
    // Only a page centers itself, because it has no siblings beside it.
    marginInline: 'auto',
    paddingInline: tokens.space['4'],
    paddingBlock: tokens.space['8'],
    outline: 'none',
  }),
  variants: { width },
});
