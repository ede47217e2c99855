import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** Receives focus only to be announced by screen readers. */
export const step = style(inLayer('fs.widget', { outline: 'none', minInlineSize: 0 }));
