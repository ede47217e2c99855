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
    // Only where there is something to see beside the button.
    selectors: { '&[data-outcome="failed"]': { columnGap: tokens.space['3'] } },
  }),
);

/** All its faces in one place, so that the button stays as wide as the widest. */
export const faces = style(inLayer(layer, { display: 'inline-grid', verticalAlign: 'top' }));

export const face = style(
  inLayer(layer, {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
    // Not there for screen readers either.
    selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
  }),
);
