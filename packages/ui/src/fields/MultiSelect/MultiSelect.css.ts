import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** Room around the rows, inside of what scrolls. */
export const list = style(inLayer(layer, { padding: tokens.space['1'] }));

/** As high as all rows together. */
export const rows = style(inLayer(layer, { position: 'relative' }));

export const row = style(inLayer(layer, { position: 'absolute', insetBlockStart: 0, insetInline: 0 }));
