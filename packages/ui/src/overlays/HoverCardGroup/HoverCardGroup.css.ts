import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

/** No box of its own: what it holds lies as if it were not there. */
export const group = style(inLayer('fs.primitive', { display: 'contents' }));
