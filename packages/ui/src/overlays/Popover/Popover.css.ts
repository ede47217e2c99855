import { style } from '@vanilla-extract/css';
import { floating } from '../../internal/floating.css.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const popover = style([floating, inLayer(layer, { display: 'flex', flexDirection: 'column' })]);

export const dialog = style(
  inLayer(layer, {
    minInlineSize: '12rem',
    maxInlineSize: '26rem',
    padding: tokens.space['4'],
    overflowBlock: 'auto',
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);
