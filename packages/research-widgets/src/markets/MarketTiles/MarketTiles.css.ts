import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const tiles = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    gap: tokens.space['3'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Two beside each other on a phone, so that the table is not a dozen tiles away.
    '@media': { '(max-width: 480px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' } },
  }),
);

export const tile = style(
  inLayer(layer, {
    display: 'grid',
    // Bars of one row are on one line, however long the names are.
    gridTemplateRows: '1fr auto auto',
    gap: tokens.space['2'],
    minInlineSize: 0,
    padding: tokens.space['3'],
    borderRadius: tokens.radius.card,
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    backgroundColor: tokens.color.surface,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(
  inLayer(layer, { display: 'flex', gap: tokens.space['2'], alignItems: 'flex-start', minInlineSize: 0 }),
);

/** As high as the mark of a name. */
export const awaitedName = style(inLayer(layer, { display: 'grid', alignItems: 'center', blockSize: 24 }));

/** As high as the bars of the years. */
export const awaitedBars = style(inLayer(layer, { display: 'grid', alignItems: 'end', blockSize: 32 }));

export const figures = style(
  inLayer(layer, { display: 'flex', flexWrap: 'wrap', gap: tokens.space['2'], alignItems: 'baseline', margin: 0 }),
);

/** The key number is the heaviest of its tile. */
export const amount = style(
  inLayer(layer, {
    margin: 0,
    fontSize: tokens.size.reading,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.semibold,
  }),
);

export const change = style(
  inLayer(layer, {
    margin: 0,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
