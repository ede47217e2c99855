import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

export const video = style(
  inLayer('fs.widget', { inlineSize: '100%', maxInlineSize: '48rem', aspectRatio: '16 / 9', backgroundColor: 'black' }),
);
