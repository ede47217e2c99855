import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Receives focus only to be announced by screen readers. */
export const step = style(inLayer('fs.widget', { outline: 'none', minInlineSize: 0 }));

/** Two short fields side by side, where there is room. */
export const pair = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: tokens.space['4'],
    minInlineSize: 0,
  }),
);
