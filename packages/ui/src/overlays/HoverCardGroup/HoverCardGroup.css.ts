import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

/** The wrapper has no box, so it doesn’t affect the layout of its children. */
export const group = style(inLayer('fs.primitive', { display: 'contents' }));
