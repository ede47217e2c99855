import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const button = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    paddingInlineEnd: tokens.space['2'],
    cursor: 'default',
  }),
);

export const value = style(
  inLayer(layer, {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-placeholder]': { color: tokens.color.inkMuted },
      '[data-disabled] > &[data-placeholder]': { color: 'inherit' },
    },
  }),
);
