import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';

const layer = 'fs.primitive';
const turned = { scale: '-1 1' };

/** ChevronEndIcon, pointing to where a line begins. */
export const back = style(inLayer(layer, { selectors: { '&:dir(ltr)': turned } }));

/** ChevronEndIcon, pointing to where a line ends. */
export const forth = style(inLayer(layer, { selectors: { '&:dir(rtl)': turned } }));
