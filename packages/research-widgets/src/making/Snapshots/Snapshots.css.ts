import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style(inLayer('fs.widget', { display: 'grid', listStyle: 'none', padding: 0, margin: 0 }));

export const item = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.space['3'],
    paddingBlock: tokens.space['4'],
    overflowWrap: 'anywhere',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
