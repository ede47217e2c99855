import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';
import type { StackAlign, StackDirection, StackGap, StackJustify } from './Stack.tsx';

const layer = 'fs.primitive';

const gap = {
  '0': inLayer(layer, { gap: tokens.space['0'] }),
  '1': inLayer(layer, { gap: tokens.space['1'] }),
  '2': inLayer(layer, { gap: tokens.space['2'] }),
  '3': inLayer(layer, { gap: tokens.space['3'] }),
  '4': inLayer(layer, { gap: tokens.space['4'] }),
  '6': inLayer(layer, { gap: tokens.space['6'] }),
  '8': inLayer(layer, { gap: tokens.space['8'] }),
  '12': inLayer(layer, { gap: tokens.space['12'] }),
  '16': inLayer(layer, { gap: tokens.space['16'] }),
} satisfies Record<StackGap, object>;

const direction = {
  column: inLayer(layer, { flexDirection: 'column' }),
  row: inLayer(layer, { flexDirection: 'row', flexWrap: 'wrap' }),
} satisfies Record<StackDirection, object>;

const align = {
  start: inLayer(layer, { alignItems: 'flex-start' }),
  center: inLayer(layer, { alignItems: 'center' }),
  end: inLayer(layer, { alignItems: 'flex-end' }),
  stretch: inLayer(layer, { alignItems: 'stretch' }),
  baseline: inLayer(layer, { alignItems: 'baseline' }),
} satisfies Record<StackAlign, object>;

const justify = {
  start: inLayer(layer, { justifyContent: 'flex-start' }),
  center: inLayer(layer, { justifyContent: 'center' }),
  end: inLayer(layer, { justifyContent: 'flex-end' }),
  between: inLayer(layer, { justifyContent: 'space-between' }),
} satisfies Record<StackJustify, object>;

export const stack = recipe({
  base: inLayer(layer, { display: 'flex', minInlineSize: 0 }),
  variants: { gap, direction, align, justify },
});
