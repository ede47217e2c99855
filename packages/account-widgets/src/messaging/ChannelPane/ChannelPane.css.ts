import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const scroll = style(
  inLayer(layer, {
    maxBlockSize: '60vh',
    overflowBlock: 'auto',
    // The list of rows restores the place when rows are added.
    overflowAnchor: 'none',
    border: `1px solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    padding: tokens.space['4'],
  }),
);

/** As high as all messages together. */
export const rows = style(inLayer(layer, { position: 'relative' }));

export const row = style(inLayer(layer, { position: 'absolute', insetInline: 0 }));

/** Before the first message, in space that the log reserves. */
export const head = style(
  inLayer(layer, {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.space['4'],
    paddingBlockEnd: tokens.space['4'],
  }),
);

/** About as high without the button as with it. Of what is left of the difference, the log keeps the larger height. */
export const older = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', minBlockSize: tokens.density.control }),
);

export const message = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['1'],
    overflowWrap: 'anywhere',
  }),
);

/** Each line in its own direction, and all of them below the name. */
export const content = style(
  inLayer(layer, {
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
    textAlign: ['match-parent', '-webkit-match-parent'],
  }),
);

export const fresh = style(
  inLayer(layer, {
    borderBlockStart: `1px solid ${tokens.color.accent.ink}`,
    color: tokens.color.accent.ink,
    paddingBlockStart: tokens.space['1'],
  }),
);
