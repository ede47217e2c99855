import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `content` for data and lists, `form` for one thing to fill in. */
export type PageWidth = 'content' | 'form';

const layer = 'fs.primitive';

const width = {
  content: inLayer(layer, { maxInlineSize: tokens.width.content }),
  form: inLayer(layer, { maxInlineSize: 420 }),
} satisfies Record<PageWidth, object>;

export const page = recipe({
  base: inLayer(layer, {
    minInlineSize: 0,
    boxSizing: 'border-box',
    // Whatever comes below stays out of sight until it is scrolled to: it would jump as the page's parts arrive.
    minBlockSize: '100svh',
    // A page is the one component that centres itself: nothing stands beside it.
    marginInline: 'auto',
    paddingInline: tokens.space['4'],
    paddingBlock: tokens.space['8'],
    outline: 'none',
  }),
  variants: { width },
});
