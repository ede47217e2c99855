import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const result = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['1'],
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.paper,
    // Reserves the height of the figures.
    minBlockSize: '92px',
    alignContent: 'start',
  }),
);
