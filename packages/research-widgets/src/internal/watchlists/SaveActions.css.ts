import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** The error is above the actions and stays visible while the fields scroll. */
export const failure = style(inLayer('fs.widget', { flexBasis: '100%' }));
