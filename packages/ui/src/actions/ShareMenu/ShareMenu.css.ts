import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

export const words = style(
  inLayer('fs.primitive', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    verticalAlign: 'top',
  }),
);
