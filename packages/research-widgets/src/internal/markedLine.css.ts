import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** A logo and a name, or a name and the overflow button, on one line. */
export const line = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);

/** Padding for a link's focus ring, which overflow would clip. */
export const clipped = style(
  inLayer(layer, {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    padding: tokens.space['1'],
    marginInlineStart: '-4px',
  }),
);
