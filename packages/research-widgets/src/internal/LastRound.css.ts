import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** The date is below the kind and the amount. */
export const lines = style(inLayer('fs.widget', { display: 'grid' }));
