import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

export const hidden = style(
  inLayer('fs.primitive', {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
