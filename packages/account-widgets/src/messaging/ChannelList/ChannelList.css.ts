import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Many channels scroll beside the open one. */
export const scroll = style(
  inLayer(layer, {
    maxBlockSize: '70vh',
    overflowBlock: 'auto',
    // Room for the ring of the focus at both sides.
    position: 'relative',
    insetInlineStart: `calc(-1 * ${tokens.space['1']})`,
    inlineSize: `calc(100% + 2 * ${tokens.space['1']})`,
    paddingInline: tokens.space['1'],
  }),
);

/** As high as all channels together. */
export const list = style(inLayer(layer, { position: 'relative', margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  inLayer(layer, {
    position: 'absolute',
    insetInline: 0,
    paddingBlock: tokens.space['3'],
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}` },
    },
  }),
);

export const channel = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['1'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  inLayer(layer, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
);
