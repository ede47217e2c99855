import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const help = style(
  inLayer(layer, { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: tokens.space['4'] }),
);

export const count = style(
  inLayer(layer, { flexShrink: 0, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }),
);
