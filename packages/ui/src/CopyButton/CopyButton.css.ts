import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

export const place = style(
  inLayer(layer, {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    rowGap: tokens.space['1'],
    maxInlineSize: '100%',
  }),
);

export const face = style(
  inLayer(layer, { display: 'inline-flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);
