import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** The first market and, where there are more, the way to all. */
export const markets = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    minInlineSize: 0,
  }),
);

/** In the middle of its row, not on the line of the text. */
export const logo = style(inLayer(layer, { display: 'grid' }));

export const card = style(inLayer(layer, { display: 'grid', gap: tokens.space['3'], overflowWrap: 'anywhere' }));
