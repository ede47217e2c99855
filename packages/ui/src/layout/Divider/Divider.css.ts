import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `horizontal` separates stacked content, `vertical` separates content in a line. */
export type DividerOrientation = 'horizontal' | 'vertical';

const layer = 'fs.primitive';
const hairline = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

const orientation = {
  horizontal: inLayer(layer, { inlineSize: '100%', borderBlockStart: hairline }),
  // At least as high as a line of text, or as high as its siblings.
  vertical: inLayer(layer, { alignSelf: 'stretch', minBlockSize: '1lh', borderInlineStart: hairline }),
} satisfies Record<DividerOrientation, object>;

export const divider = recipe({
  base: inLayer(layer, { flexShrink: 0, margin: 0, border: 0 }),
  variants: { orientation },
});
