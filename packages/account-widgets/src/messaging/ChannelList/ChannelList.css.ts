import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const channel = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['1'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  inLayer(layer, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
);
