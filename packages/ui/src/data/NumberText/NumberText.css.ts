import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

const layer = 'fs.primitive';

/** A figure and its unit are one word, also where a language writes them apart. */
export const figure = style(
  inLayer(layer, { position: 'relative', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

/** Copying takes what is seen. */
export const heard = style(inLayer(layer, { userSelect: 'none' }));
