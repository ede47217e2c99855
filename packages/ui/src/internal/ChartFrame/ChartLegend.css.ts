import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { ChartMark } from '../ChartSeries/SeriesSwatch.tsx';
import { directLabelsFrom } from './directLabelsFrom.ts';

const layer = 'fs.primitive';

const mark = {
  bar: {},
  line: inLayer(layer, { '@container': { [`(inline-size >= ${directLabelsFrom}px)`]: { display: 'none' } } }),
} satisfies Record<ChartMark, object>;

export const list = recipe({
  base: inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.size.small,
  }),
  variants: { mark, isUnseen: { true: inLayer(layer, { visibility: 'hidden' }), false: {} } },
});

export const item = style(
  inLayer(layer, { display: 'flex', alignItems: 'baseline', gap: tokens.space['2'], minInlineSize: 0 }),
);
