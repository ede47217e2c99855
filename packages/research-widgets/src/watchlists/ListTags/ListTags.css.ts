import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const groups = style(inLayer(layer, { display: 'grid', gap: tokens.space['4'], margin: 0, minInlineSize: 0 }));

/** Read-only lists are on their own line, with a label. */
export const readOnly = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
  }),
);
