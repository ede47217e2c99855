import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** The round is below its company. */
export const lines = style(inLayer('fs.widget', { display: 'grid', minInlineSize: 0 }));
