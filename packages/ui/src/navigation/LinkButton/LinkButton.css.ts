import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

/** Resets what browsers apply to an anchor, in addition to a button’s styles. */
export const linkButton = style(inLayer('fs.primitive', { cursor: 'pointer', textDecorationLine: 'none' }));
