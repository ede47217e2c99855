import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const input = style(inLayer(layer, { fontVariantNumeric: 'tabular-nums' }));

export const steppers = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    alignSelf: 'stretch',
    alignItems: 'center',
    gap: '2px',
    paddingInlineStart: '2px',
    borderInlineStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);
