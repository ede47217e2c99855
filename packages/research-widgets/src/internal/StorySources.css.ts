import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const sources = style(
  inLayer('fs.widget', { display: 'grid', justifyItems: 'start', gap: tokens.space['1'], minInlineSize: 0 }),
);

export const list = style(
  inLayer('fs.widget', {
    display: 'grid',
    gap: tokens.space['2'],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);
