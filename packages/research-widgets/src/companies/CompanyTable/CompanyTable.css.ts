import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** The first market and, if there are more, the button that lists all. */
export const markets = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    minInlineSize: 0,
    // The button may reach into the padding of the cell, which leaves more of the name.
    marginInlineEnd: '-8px',
  }),
);

/** Two lines in one row. In a card, which has room across, one line. */
export const lines = style(
  inLayer(layer, {
    display: 'grid',
    lineHeight: tokens.leading.heading,
    minInlineSize: 0,
    selectors: {
      '[data-layout="cards"] &': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: tokens.space['2'],
      },
    },
  }),
);

/** An amount and a date. */
export const round = style(
  inLayer(layer, { display: 'flex', alignItems: 'baseline', gap: tokens.space['2'], minInlineSize: 0 }),
);

// Arabic has the unit of an amount in a word. The line would lose the first digits of the year.
globalStyle(`${round}:dir(rtl)`, inLayer(layer, { columnGap: tokens.space['1'] }));
globalStyle(`${round}:dir(rtl) > *`, inLayer(layer, { fontSize: tokens.size.caption }));

/** A long kind of round is clipped, its amount never. */
export const clipped = style(inLayer(layer, { overflow: 'hidden', textOverflow: 'ellipsis' }));

/** Centered in the row instead of aligned with the text. */
export const logo = style(inLayer(layer, { display: 'grid' }));
