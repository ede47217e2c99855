import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const section = style(inLayer(layer, { display: 'grid', gap: tokens.space['4'], minInlineSize: 0 }));

export const cases = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    columnGap: tokens.space['6'],
    rowGap: tokens.space['6'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const one = style(
  inLayer(layer, { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: tokens.space['2'] }),
);
