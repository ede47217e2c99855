import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

export const logoPlace = style(inLayer('fs.widget', { display: 'block', inlineSize: 56, blockSize: 56 }));
