import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** Sized in em, so that the chart scales with the text around it. */
const word = {
  display: 'inline-block',
  inlineSize: '6em',
  blockSize: '1.25em',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
} as const;

export const sparkline = style(inLayer(layer, word));

/** Forced colors reset backgrounds. Opting out keeps the skeleton visible. */
export const awaited = style(
  inLayer(layer, { ...word, borderRadius: '3px', backgroundColor: tokens.color.skeleton, forcedColorAdjust: 'none' }),
);

/** Not mirrored: time runs from left to right in every language. */
export const plot = style(
  inLayer(layer, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
  }),
);

export const line = style(
  inLayer(layer, {
    fill: 'none',
    stroke: tokens.color.inkMuted,
    strokeWidth: '1.25',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const lone = style(inLayer(layer, { fill: tokens.color.inkMuted }));

export const end = style(
  inLayer(layer, {
    fill: tokens.color.series['1'],
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
);
