import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

const color = createVar();

/** Sets the color of a series for its content. In forced colors, only the texture distinguishes series. */
export const colors = Object.values(tokens.color.series).map((value) =>
  style(
    inLayer(layer, {
      vars: { [color]: value },
      '@media': { '(forced-colors: active)': { vars: { [color]: 'CanvasText' } } },
    }),
  ),
);

export const swatch = style(inLayer(layer, { flexShrink: 0, inlineSize: '16px', blockSize: '12px' }));

export const solid = style(inLayer(layer, { fill: color }));

/** The background of a texture. */
export const ground = style(
  inLayer(layer, { fill: color, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } }),
);

export const texture = style(
  inLayer(layer, {
    fill: 'none',
    stroke: tokens.color.surface,
    strokeWidth: '1',
    strokeLinecap: 'round',
    strokeOpacity: 0.45,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeOpacity: 1 } },
  }),
);

/** The background and the lines of a value that is not final. */
export const faint = style(
  inLayer(layer, {
    fill: color,
    fillOpacity: 0.2,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', fillOpacity: 1 } },
  }),
);

export const hatch = style(inLayer(layer, { fill: 'none', stroke: color, strokeWidth: '2' }));

/** A bar. In forced colors, a border shows where a texture ends. */
export const bar = style(
  inLayer(layer, { '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: '1' } } }),
);

export const line = style(
  inLayer(layer, { fill: 'none', stroke: color, strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round' }),
);

/** A thinner line keeps dense points apart. */
export const fine = style(inLayer(layer, { strokeWidth: '1' }));

/** Connects the end of a line to its name. */
export const leader = style(inLayer(layer, { fill: 'none', stroke: color, strokeWidth: '1', strokeOpacity: 0.6 }));
