import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** Takes the focus after a change of the step. What it asks is visible, so it needs no ring. */
export const step = style(inLayer('fs.widget', { minInlineSize: 0, outline: 'none' }));
