import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** What only a screen needs: buttons are no use on paper. */
export const screenOnly = style(inLayer(layer, { '@media': { print: { display: 'none' } } }));

export const list = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['4'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minInlineSize: 0,
  }),
);

/** A category stays on one page. */
export const item = style(inLayer(layer, { minInlineSize: 0, breakInside: 'avoid' }));
