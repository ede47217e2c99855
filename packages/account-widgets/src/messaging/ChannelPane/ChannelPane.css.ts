import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Starts at the newest message; what is added above keeps the place. */
export const scroll = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column-reverse',
    maxBlockSize: '60vh',
    overflowBlock: 'auto',
    border: `1px solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    padding: tokens.space['4'],
  }),
);

export const message = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['1'],
    overflowWrap: 'anywhere',
  }),
);

export const content = style(inLayer(layer, { whiteSpace: 'pre-wrap' }));

export const fresh = style(
  inLayer(layer, {
    borderBlockStart: `1px solid ${tokens.color.accent.ink}`,
    color: tokens.color.accent.ink,
    paddingBlockStart: tokens.space['1'],
  }),
);
