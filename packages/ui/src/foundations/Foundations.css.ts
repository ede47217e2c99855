import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

export const swatches = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: tokens.space['4'],
  }),
);

export const series = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(3rem, 5rem))',
    gap: tokens.space['2'],
    '@media': { '(max-width: 480px)': { gridTemplateColumns: 'repeat(4, minmax(3rem, 1fr))' } },
  }),
);

export const swatch = style(
  inLayer(layer, {
    blockSize: tokens.space['12'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
  }),
);

export const table = style(
  inLayer(layer, {
    borderCollapse: 'collapse',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  }),
);

export const cell = style(
  inLayer(layer, {
    paddingBlock: tokens.space['1'],
    paddingInlineEnd: tokens.space['6'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    textAlign: 'start',
    fontWeight: tokens.weight.regular,
  }),
);

export const sample = style(inLayer(layer, { paddingInline: tokens.space['2'], borderRadius: '2px' }));

export const measure = style(
  inLayer(layer, { blockSize: tokens.space['3'], backgroundColor: tokens.color.accent.fill }),
);

export const shape = style(
  inLayer(layer, {
    inlineSize: tokens.space['16'],
    blockSize: tokens.space['16'],
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    backgroundColor: tokens.color.surface,
  }),
);
