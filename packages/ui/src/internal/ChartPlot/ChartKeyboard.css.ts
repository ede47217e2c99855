import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The focus ring is on the focused mark. Touch moves along the chart and can still scroll the page vertically. */
export const user = style(inLayer(layer, { position: 'absolute', inset: 0, outline: 'none', touchAction: 'pan-y' }));

/** A click opens the details of the mark. */
export const pressable = style(inLayer(layer, { cursor: 'pointer' }));

export const over = style(inLayer(layer, { display: 'block', overflow: 'visible', pointerEvents: 'none' }));

export const rule = style(
  inLayer(layer, { stroke: tokens.color.edge, strokeWidth: '1', shapeRendering: 'crispEdges' }),
);

const stroked = { fill: 'none', stroke: tokens.color.focus.inner } as const;

export const ground = style(inLayer(layer, { ...stroked, strokeWidth: '5' }));

export const ring = style(
  inLayer(layer, {
    ...stroked,
    stroke: tokens.color.ink,
    strokeWidth: '1.5',
    selectors: {
      [`${user}:focus-visible &`]: { stroke: tokens.color.focus.outer, strokeWidth: tokens.width.focus },
    },
  }),
);
