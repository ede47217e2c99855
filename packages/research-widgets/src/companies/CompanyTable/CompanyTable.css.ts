import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** The first market and, if there are more, the button that lists all. */
export const markets = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    minInlineSize: 0,
  }),
);

/** Centered in the row instead of aligned with the text. */
export const logo = style(inLayer(layer, { display: 'grid' }));

export const card = style(inLayer(layer, { display: 'grid', gap: tokens.space['3'], overflowWrap: 'anywhere' }));
