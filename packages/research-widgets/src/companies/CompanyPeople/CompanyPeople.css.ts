import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: tokens.space['4'],
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
);

export const person = style(
  inLayer('fs.widget', { display: 'flex', alignItems: 'center', gap: tokens.space['3'], minInlineSize: 0 }),
);

export const words = style(inLayer('fs.widget', { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
