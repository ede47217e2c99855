import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const people = style(inLayer(layer, { display: 'grid', listStyle: 'none', padding: 0, margin: 0 }));

export const person = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space['3'],
    paddingBlock: tokens.space['2'],
    minBlockSize: tokens.density.row,
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);

/** Keeps a minimum width for the address. The actions wrap below it. */
export const words = style(
  inLayer(layer, { flex: '1 1 10rem', minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }),
);

export const tools = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    marginInlineStart: 'auto',
  }),
);
