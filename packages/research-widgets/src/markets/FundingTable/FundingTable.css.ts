import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** A mark and a name, or a name and what opens the others, in one line. */
export const line = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);

/** Room within its own padding for the ring of a link, which clipping would cut. */
export const clipped = style(
  inLayer(layer, {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    padding: tokens.space['1'],
    marginInlineStart: '-4px',
  }),
);
