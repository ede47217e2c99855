import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const hero = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.space['12'],
    paddingBlock: tokens.space['12'],
    '@media': {
      '(max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: tokens.space['6'] },
    },
  }),
);

export const words = style(inLayer(layer, { maxInlineSize: '34rem', minInlineSize: 0, textWrap: 'pretty' }));

export const horizon = style(
  inLayer(layer, {
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    stroke: tokens.color.hairline,
    // The time axis follows the reading direction.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { '(max-width: 720px)': { display: 'none' } },
  }),
);

export const course = style(inLayer(layer, { stroke: tokens.color.accent.ink, strokeWidth: 2 }));

export const now = style(inLayer(layer, { fill: tokens.color.accent.ink, stroke: 'none' }));

/** Full width, regardless of the number of items. */
export const benefits = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: tokens.space['8'],
    minInlineSize: 0,
  }),
);

export const benefit = style(
  inLayer(layer, {
    minInlineSize: 0,
    paddingBlockStart: tokens.space['4'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.edge}`,
  }),
);
