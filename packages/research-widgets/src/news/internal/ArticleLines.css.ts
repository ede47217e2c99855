import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const list = style(
  inLayer(layer, { display: 'grid', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' }),
);

export const line = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['1'],
    minInlineSize: 0,
    paddingBlock: tokens.space['3'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    overflowWrap: 'anywhere',
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { borderBlockEnd: 'none' },
    },
  }),
);
