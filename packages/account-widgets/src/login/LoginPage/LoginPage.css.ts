import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const twoColumns = '(min-width: 768px)';

/** The panel is at the inline start, and below the form on phones. The form is first in the DOM. */
export const page = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['8'],
    minInlineSize: 0,
    '@media': {
      [twoColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
        columnGap: tokens.space['16'],
        minBlockSize: '32rem',
      },
    },
  }),
);

export const form = style(
  inLayer(layer, {
    minInlineSize: 0,
    '@media': { [twoColumns]: { gridColumn: 2, gridRow: 1, paddingBlock: tokens.space['4'] } },
  }),
);

export const marketing = style(
  inLayer(layer, {
    display: 'grid',
    minInlineSize: 0,
    '@media': { [twoColumns]: { gridColumn: 1, gridRow: 1 } },
  }),
);

export const footer = style(inLayer(layer, { gridColumn: '1 / -1' }));
