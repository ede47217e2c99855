import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** A failure stands above the actions, and stays in sight while the fields scroll. */
export const failure = style(inLayer('fs.widget', { flexBasis: '100%' }));
