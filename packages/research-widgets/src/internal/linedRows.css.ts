import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style(inLayer('fs.widget', { display: 'grid', listStyle: 'none', padding: 0, margin: 0 }));

export const row = style(
  inLayer('fs.widget', {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['3'],
    minBlockSize: tokens.density.row,
    paddingBlock: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
