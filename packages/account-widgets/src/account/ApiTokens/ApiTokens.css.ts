import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const list = style(inLayer(layer, { display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.space['4'],
    minBlockSize: tokens.density.row,
    paddingBlock: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

/** Wraps anywhere, because it has no spaces. */
export const secret = style(inLayer(layer, { overflowWrap: 'anywhere', userSelect: 'all' }));
