import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const nothing = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.space['4'],
    minInlineSize: 0,
  }),
);

export const title = style(inLayer('fs.widget', { flex: '0 1 9rem', minInlineSize: 0 }));

export const words = style(inLayer('fs.widget', { flex: '1 1 12rem', minInlineSize: 0 }));
