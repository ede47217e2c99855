import { recipe } from '@vanilla-extract/recipes';
import { gapVariants } from '../../internal/gapVariants.ts';
import { inLayer } from '../../system/theme/layers.ts';

/**
 * Columns are at least 10, 16, or 24 rem wide: for values, cards, or forms. `sidebar` is a main column and one of half
 * its width, which follows the main one on narrow screens.
 */
export type GridColumns = 'narrow' | 'medium' | 'wide' | 'sidebar';

const layer = 'fs.primitive';

function atLeast(width: string) {
  // Never wider than the container, so a narrow phone gets one column.
  return inLayer(layer, { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` });
}

const columns = {
  narrow: atLeast('10rem'),
  medium: atLeast('16rem'),
  wide: atLeast('24rem'),
  sidebar: inLayer(layer, {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  }),
} satisfies Record<GridColumns, object>;

const gap = gapVariants();

export const grid = recipe({
  base: inLayer(layer, { display: 'grid', inlineSize: '100%', minInlineSize: 0 }),
  variants: { columns, gap },
});
