import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const error = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.space['2'],
    rowGap: tokens.space['3'],
    justifyItems: 'start',
  }),
);

export const retry = style(inLayer(layer, { gridColumn: '2' }));
