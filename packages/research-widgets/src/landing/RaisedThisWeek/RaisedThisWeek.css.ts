import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const head = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.space['4'],
    minBlockSize: '1.5rem',
  }),
);

export const list = style(
  inLayer(layer, {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.edge}`,
  }),
);

/** Of one height, so that the page does not move when the rounds arrive. */
export const row = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.space['4'],
    blockSize: '3.5rem',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);

/** The figure leads the row. */
export const amount = style(
  inLayer(layer, {
    fontSize: tokens.size.reading,
    fontWeight: tokens.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const words = style(inLayer(layer, { display: 'grid', minInlineSize: 0 }));

/** Cut instead of wrapped, because the row has a fixed height. The company's page has the whole. */
export const line = style(
  inLayer(layer, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
);
