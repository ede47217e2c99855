import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** No wider than a line of text that is comfortable to read. */
export const box = style(inLayer('fs.widget', { maxInlineSize: '44rem' }));
