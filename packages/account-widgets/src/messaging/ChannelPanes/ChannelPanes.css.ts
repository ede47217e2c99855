import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

const wide = '(min-width: 60rem)';
const phone = `not all and ${wide}`;

export const panes = style(
  inLayer(layer, {
    display: 'grid',
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.space['4'],
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space['8'] } },
  }),
);

export const part = style(inLayer(layer, { minInlineSize: 0 }));

/** Not removed, so that it keeps its place and what was searched for. */
export const listBehind = style(
  inLayer(layer, {
    '@media': {
      [phone]: { position: 'absolute', insetInline: 0, blockSize: 0, overflowBlock: 'clip', visibility: 'hidden' },
    },
  }),
);

export const paneClosed = style(inLayer(layer, { '@media': { [phone]: { display: 'none' } } }));

export const back = style(inLayer(layer, { '@media': { [wide]: { display: 'none' } } }));
