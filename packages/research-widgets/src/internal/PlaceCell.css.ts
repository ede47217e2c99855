import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const card = '[data-layout="cards"] &';

/** Two lines in one row. In a card, which has room across, one line. */
export const lines = style(
  inLayer(layer, {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: '100%',
    lineHeight: tokens.leading.heading,
    verticalAlign: 'middle',
    selectors: { [card]: { display: 'inline', lineHeight: 'inherit', verticalAlign: 'baseline' } },
  }),
);

export const clipped = style(inLayer(layer, { overflow: 'hidden', textOverflow: 'ellipsis' }));

/** Between two lines it can only be heard and copied. */
export const separator = style(inLayer(layer, { fontSize: 0, selectors: { [card]: { fontSize: 'inherit' } } }));

export const rest = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    selectors: { [card]: { color: 'inherit', fontSize: 'inherit' } },
  }),
);
