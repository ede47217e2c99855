import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const groups = style(inLayer(layer, { display: 'grid', gap: tokens.space['4'], margin: 0, minInlineSize: 0 }));

/** What can only be read stands on a line of its own, with the word that says so. */
export const readOnly = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
  }),
);
