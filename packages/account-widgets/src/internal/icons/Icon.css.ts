import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

export const icon = style(
  inLayer('fs.widget', {
    display: 'block',
    flexShrink: 0,
    inlineSize: 16,
    blockSize: 16,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
