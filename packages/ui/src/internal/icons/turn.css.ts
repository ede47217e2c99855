import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

const layer = 'fs.primitive';
const turned = { scale: '-1 1' };

/** Turns ChevronEndIcon to the start of a line. */
export const back = style(inLayer(layer, { selectors: { '&:dir(ltr)': turned } }));

/** Turns ChevronEndIcon to the end of a line. */
export const forth = style(inLayer(layer, { selectors: { '&:dir(rtl)': turned } }));
