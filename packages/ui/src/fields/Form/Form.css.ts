import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const form = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', gap: tokens.space['6'], minInlineSize: 0 }),
);

/** Added to a critical notice, whose styles it keeps. */
export const summary = style(
  inLayer(layer, {
    // Keeps the summary below a sticky header.
    scrollMarginBlock: tokens.space['16'],
    selectors: { '&:focus': focusRing },
  }),
);

export const words = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', gap: tokens.space['1'], minInlineSize: 0 }),
);

export const title = style(inLayer(layer, { margin: 0, fontWeight: tokens.weight.semibold }));

export const problems = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
