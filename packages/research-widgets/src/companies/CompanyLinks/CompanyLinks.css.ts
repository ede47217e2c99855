import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const words = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.space['3'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
