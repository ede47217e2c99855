import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const wall = style(
  inLayer(layer, {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.space['4'],
    minInlineSize: 0,
    paddingBlock: tokens.space['12'],
    paddingInline: tokens.space['6'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.surface,
    textAlign: 'center',
    '@media': { '(max-width: 480px)': { paddingBlock: tokens.space['8'], paddingInline: tokens.space['4'] } },
  }),
);

export const icon = style(
  inLayer(layer, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: '50%',
    backgroundColor: tokens.color.accent.wash,
    color: tokens.color.accent.ink,
  }),
);

export const words = style(
  inLayer(layer, { display: 'grid', gap: tokens.space['2'], maxInlineSize: '30rem', textWrap: 'balance' }),
);

export const actions = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['2'],
  }),
);
