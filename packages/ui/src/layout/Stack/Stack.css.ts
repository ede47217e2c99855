import { recipe } from '@vanilla-extract/recipes';
import { gapVariants } from '../../internal/gapVariants.ts';
import { inLayer } from '../../system/theme/layers.ts';

export type StackDirection = 'column' | 'row';

export type StackAlign = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

export type StackJustify = 'start' | 'center' | 'end' | 'between';

const layer = 'fs.primitive';

const gap = gapVariants();

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
