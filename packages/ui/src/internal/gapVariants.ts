import type { StyleRule } from '@vanilla-extract/css';
import { inLayer } from '../system/theme/layers.ts';
import { tokens } from '../system/theme/tokens.css.ts';

/** In units of 4 px. */
export type StackGap = '0' | '1' | '2' | '3' | '4' | '6' | '8' | '12' | '16';

const layer = 'fs.primitive';

/** The gap variants of every layout. A function, because a layer exists only while a style sheet compiles. */
export function gapVariants(): Record<StackGap, StyleRule> {
  return {
    '0': inLayer(layer, { gap: tokens.space['0'] }),
    '1': inLayer(layer, { gap: tokens.space['1'] }),
    '2': inLayer(layer, { gap: tokens.space['2'] }),
    '3': inLayer(layer, { gap: tokens.space['3'] }),
    '4': inLayer(layer, { gap: tokens.space['4'] }),
    '6': inLayer(layer, { gap: tokens.space['6'] }),
    '8': inLayer(layer, { gap: tokens.space['8'] }),
    '12': inLayer(layer, { gap: tokens.space['12'] }),
    '16': inLayer(layer, { gap: tokens.space['16'] }),
  };
}
