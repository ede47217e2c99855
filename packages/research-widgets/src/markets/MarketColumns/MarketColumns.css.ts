import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const frame = style(inLayer(layer, { minInlineSize: 0, containerType: 'inline-size' }));

export const columns = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['12'],
    alignItems: 'start',
    '@container': {
      '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: tokens.space['16'] },
    },
  }),
);

/** Beside the companies and the news below them. */
export const side = style(
  inLayer(layer, {
    minInlineSize: 0,
    '@container': { '(min-width: 56rem)': { gridRow: 'span 2' } },
  }),
);

export const part = style(inLayer(layer, { minInlineSize: 0 }));

export const wide = style(inLayer(layer, { minInlineSize: 0, gridColumn: '1 / -1' }));
