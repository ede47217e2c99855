import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Fills its card, so that what can be chosen stands on one line across the cards. */
export const plan = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['6'],
    blockSize: '100%',
    minInlineSize: 0,
  }),
);

export const choice = style(inLayer(layer, { marginBlockStart: 'auto' }));

export const price = style(inLayer(layer, { display: 'block' }));

export const amount = style(
  inLayer(layer, {
    fontFamily: tokens.font.display,
    fontSize: tokens.size.display,
    lineHeight: tokens.leading.heading,
    fontVariantNumeric: 'tabular-nums',
  }),
);
