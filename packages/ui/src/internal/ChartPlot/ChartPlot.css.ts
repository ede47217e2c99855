import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { chartHeight } from '../ChartFrame/chartHeight.ts';

const layer = 'fs.primitive';

/** As wide as its container, even when its content was wider before the container shrank. */
export const place = style(
  inLayer(layer, {
    position: 'relative',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: chartHeight,
    contain: 'inline-size',
  }),
);

/** Time runs from left to right in every language. */
export const time = style(inLayer(layer, { direction: 'ltr' }));

/**
 * Scaled down to a container that is narrower than its width, which is a guess in pages from a server. A measured width
 * is rounded, and not to be scaled.
 */
export const plot = style(
  inLayer(layer, { display: 'block', overflow: 'visible', maxInlineSize: 'calc(100% + 0.5px)' }),
);

/** In forced colors, a hairline would be as dark as the data. */
export const grid = style(
  inLayer(layer, {
    stroke: tokens.color.hairline,
    strokeWidth: '1',
    shapeRendering: 'crispEdges',
    '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeDasharray: '1 3' } },
  }),
);

/** The zero line, where bars start. */
export const floor = style(
  inLayer(layer, { stroke: tokens.color.edge, strokeWidth: '1', shapeRendering: 'crispEdges' }),
);

const words = {
  fill: tokens.color.inkMuted,
  fontSize: tokens.size.caption,
  fontVariantNumeric: 'tabular-nums',
  // Each has the direction of its own text, because a plot of time runs from left to right in every language.
  unicodeBidi: 'plaintext',
} as const;

export const figure = style(inLayer(layer, { ...words, textAnchor: 'end' }));

export const label = style(inLayer(layer, { ...words, textAnchor: 'middle' }));

/** The name of a line, at its end. */
export const name = style(inLayer(layer, { ...words, fill: tokens.color.ink, textAnchor: 'start' }));
