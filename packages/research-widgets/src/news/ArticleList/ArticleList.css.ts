import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: tokens.space['4'],
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
);

export const item = style(inLayer('fs.widget', { display: 'grid', minInlineSize: 0 }));

/** Over the whole width, between rows of cards. */
export const divider = style(inLayer('fs.widget', { gridColumn: '1 / -1', minInlineSize: 0 }));
