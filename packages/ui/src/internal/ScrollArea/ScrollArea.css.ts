import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';

export const area = style(
  inLayer('fs.primitive', {
    position: 'relative',
    minBlockSize: 0,
    overflowBlock: 'auto',
    overflowInline: 'hidden',
    overscrollBehavior: 'contain',
    outline: 'none',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  }),
);
