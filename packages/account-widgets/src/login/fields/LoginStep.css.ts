import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** It takes the focus to be read out, not to be used. */
export const step = style(inLayer('fs.widget', { outline: 'none', minInlineSize: 0 }));
