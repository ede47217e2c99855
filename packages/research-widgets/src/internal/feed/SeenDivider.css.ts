import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const line = {
  content: '""',
  flex: 1,
  borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.accent.ink}`,
} as const;

export const divider = style(
  inLayer('fs.widget', {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['3'],
    paddingBlock: tokens.space['2'],
    fontSize: tokens.size.small,
    color: tokens.color.accent.ink,
    selectors: { '&::before': line, '&::after': line },
  }),
);
