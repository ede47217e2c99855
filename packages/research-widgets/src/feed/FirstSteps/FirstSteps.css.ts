import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const steps = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['6'], paddingInlineStart: tokens.space['6'] }),
);
