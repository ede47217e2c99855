import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

/** Added to a button's look, of which an anchor brings the contrary. */
export const linkButton = style(inLayer('fs.primitive', { cursor: 'pointer', textDecorationLine: 'none' }));
