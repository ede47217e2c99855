import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers.ts';

const layer = 'fs.primitive';

export const figure = style(inLayer(layer, { position: 'relative', fontVariantNumeric: 'tabular-nums' }));

/** Copying takes what is seen. */
export const heard = style(inLayer(layer, { userSelect: 'none' }));
