import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const list = style(inLayer(layer, { display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inLayer(layer, {
    paddingBlock: tokens.space['4'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);
