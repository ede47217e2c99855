import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const list = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space['2'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
