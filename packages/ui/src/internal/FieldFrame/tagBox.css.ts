import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** A control with tags above and the input below them. Added to `control`. */
export const box = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: 0,
    paddingInlineEnd: tokens.space['1'],
    cursor: 'text',
  }),
);

export const tags = style(
  inLayer(layer, {
    paddingBlockStart: tokens.space['1'],
    // As far from the frame as from the top. The input's text is further in.
    marginInlineStart: '-8px',
    cursor: 'default',
    // Tags keep their contrast in a disabled field, since their text must be readable.
    selectors: { '[data-disabled] &': { WebkitTextFillColor: tokens.color.inkMuted } },
  }),
);

export const line = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    minBlockSize: `calc(${tokens.density.control} - 2px)`,
  }),
);
