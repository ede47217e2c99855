import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

const layer = 'fs.primitive';

/** Keeps a number and its unit on one line, even in languages that put a space between them. */
export const figure = style(
  inLayer(layer, { position: 'relative', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

/** Copying the number copies the visible text only. */
export const heard = style(inLayer(layer, { userSelect: 'none' }));
