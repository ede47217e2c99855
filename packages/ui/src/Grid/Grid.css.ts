import { recipe } from '@vanilla-extract/recipes';
import type { StackGap } from '../Stack/Stack.tsx';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';
import type { GridColumns } from './Grid.tsx';

const layer = 'fs.primitive';

function atLeast(width: string) {
  // Never wider than its place: on a narrow phone one column is all.
  return inLayer(layer, { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` });
}

const columns = {
  narrow: atLeast('10rem'),
  medium: atLeast('16rem'),
  wide: atLeast('24rem'),
} satisfies Record<GridColumns, object>;

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

export const grid = recipe({
  base: inLayer(layer, { display: 'grid', inlineSize: '100%', minInlineSize: 0 }),
  variants: { columns, gap },
});
