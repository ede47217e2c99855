import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Time runs from left to right in every language. */
export const bars = style(inLayer(layer, { display: 'block', direction: 'ltr', overflow: 'visible' }));

export const bar = style(inLayer(layer, { fill: tokens.color.accent.fill }));

export const noBar = style(inLayer(layer, { fill: tokens.color.hairline }));

/** Its fill is a pattern of the SVG. */
export const partialBar = style(inLayer(layer, { stroke: tokens.color.accent.fill, strokeWidth: '1' }));

export const hatch = style(inLayer(layer, { fill: 'none', stroke: tokens.color.accent.fill, strokeWidth: '1' }));
