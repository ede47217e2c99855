import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const header = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['3'],
    minInlineSize: 0,
    // Takes the focus of a button that leaves.
    outline: 'none',
  }),
);

/** The name and the actions, side by side on wide screens. */
export const line = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.space['6'],
    rowGap: tokens.space['4'],
  }),
);

export const name = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space['2'],
    flex: '1 1 18rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(inLayer(layer, { minInlineSize: 0 }));

/** A long name must not shrink the buttons next to it. */
export const tools = style(inLayer(layer, { display: 'flex', flexShrink: 0 }));

export const form = style(inLayer(layer, { flex: '1 1 18rem', maxInlineSize: '32rem' }));

/** Facts about the list, separated by dots. */
export const facts = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['1'],
    overflowWrap: 'anywhere',
  }),
);
