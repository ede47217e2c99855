import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `horizontal` between things that stand under each other, `vertical` between those in a line. */
export type DividerOrientation = 'horizontal' | 'vertical';

const layer = 'fs.primitive';
const hairline = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

const orientation = {
  horizontal: inLayer(layer, { inlineSize: '100%', borderBlockStart: hairline }),
  // As high as a line of text at least, and as its neighbours where they are higher.
  vertical: inLayer(layer, { alignSelf: 'stretch', minBlockSize: '1lh', borderInlineStart: hairline }),
} satisfies Record<DividerOrientation, object>;

export const divider = recipe({
  base: inLayer(layer, { flexShrink: 0, margin: 0, border: 0 }),
  variants: { orientation },
});
