import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The tags above, the input below them. */
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
    // As far from the frame as from the top; the text of the input stands further in.
    marginInlineStart: '-8px',
    cursor: 'default',
    // A tag is no control: even where it cannot be removed, its words are to be read.
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

/** Room around the rows, inside of what scrolls. */
export const list = style(inLayer(layer, { padding: tokens.space['1'] }));

/** As high as all rows together. */
export const rows = style(inLayer(layer, { position: 'relative' }));

export const row = style(inLayer(layer, { position: 'absolute', insetBlockStart: 0, insetInline: 0 }));
