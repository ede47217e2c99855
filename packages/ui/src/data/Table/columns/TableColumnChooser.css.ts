import { style } from '@vanilla-extract/css';
import { inLayer } from '../../../system/theme/layers.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const list = style(inLayer(layer, { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const line = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(10rem, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.space['1'],
  }),
);
