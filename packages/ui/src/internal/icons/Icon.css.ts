import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

export const icon = style(
  inLayer('fs.primitive', {
    display: 'block',
    flexShrink: 0,
    inlineSize: '16px',
    blockSize: '16px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
