import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const label = style(
  inLayer('fs.widget', { display: 'inline-flex', alignItems: 'center', gap: tokens.space['2'] }),
);
