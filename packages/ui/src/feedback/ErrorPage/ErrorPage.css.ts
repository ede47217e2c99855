import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** Slightly above the vertical center, where the eye expects the content. */
export const page = style(
  inLayer('fs.primitive', {
    display: 'grid',
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 32rem)',
    paddingBlock: `clamp(${tokens.space['8']}, 16vh, 12rem)`,
    paddingInline: tokens.space['4'],
  }),
);
