import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

export const card = style(
  inLayer('fs.primitive', {
    minInlineSize: 0,
    padding: tokens.space['6'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.surface,
    '@media': { '(max-width: 480px)': { padding: tokens.space['4'] } },
  }),
);
