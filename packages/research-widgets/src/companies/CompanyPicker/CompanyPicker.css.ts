import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Scrolls, so that ten results do not push the selection out of the viewport. */
export const results = style(
  inLayer(layer, {
    maxBlockSize: '260px',
    paddingInline: tokens.space['3'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.paper,
    overflow: 'auto',
  }),
);

export const list = style(inLayer(layer, { display: 'grid', listStyle: 'none', padding: 0, margin: 0 }));

/** Keeps the button's label from shrinking next to the text. */
export const item = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.space['3'],
    minBlockSize: tokens.density.row,
    paddingBlock: tokens.space['1'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);

export const words = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.space['3'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

/** The key of the company that Enter selects. Phones have none. */
export const key = style(
  inLayer(layer, {
    fontSize: tokens.size.caption,
    color: tokens.color.inkMuted,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);

/** Aligns the empty and loading messages with the first result. */
export const word = style(inLayer(layer, { paddingBlock: tokens.space['3'] }));
