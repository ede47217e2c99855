import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const words = style(
  inLayer('fs.widget', { display: 'inline-flex', alignItems: 'baseline', gap: tokens.space['2'] }),
);
