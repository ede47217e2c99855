import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Fills the card, so that the controls align across cards. */
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
