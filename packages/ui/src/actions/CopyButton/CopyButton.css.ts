import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const place = style(
  inLayer(layer, {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: tokens.space['1'],
    maxInlineSize: '100%',
    // Adds the gap only when a message is shown beside the button.
    selectors: { '&[data-outcome="failed"]': { columnGap: tokens.space['3'] } },
  }),
);

/** Stacks all labels in one grid cell, so the button is always as wide as the widest label. */
export const faces = style(inLayer(layer, { display: 'inline-grid', verticalAlign: 'top' }));

export const face = style(
  inLayer(layer, {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
    // `visibility` hides the inactive labels from screen readers too.
    selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
  }),
);
