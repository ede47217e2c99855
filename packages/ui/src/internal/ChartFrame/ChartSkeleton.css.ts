import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { chartHeight } from './chartHeight.ts';

const layer = 'fs.primitive';

export const bars = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '6%',
    blockSize: chartHeight,
    paddingBlockEnd: tokens.space['6'],
  }),
);

/** A bar of the skeleton. Forced colors reset backgrounds, and opting out keeps the bar visible. */
export const bar = style(
  inLayer(layer, { flex: '1 1 0', backgroundColor: tokens.color.skeleton, forcedColorAdjust: 'none' }),
);

/** Not mirrored: a line is a course of time, which runs from left to right in every language. */
export const line = style(
  inLayer(layer, {
    display: 'block',
    inlineSize: '100%',
    blockSize: chartHeight,
    paddingBlockEnd: tokens.space['6'],
    fill: 'none',
    stroke: tokens.color.skeleton,
    strokeWidth: '6',
    strokeLinejoin: 'round',
  }),
);
