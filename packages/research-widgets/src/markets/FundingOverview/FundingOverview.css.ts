import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Periods side by side, as one group. */
export const periods = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space['2'],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  }),
);
