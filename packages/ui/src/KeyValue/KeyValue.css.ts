import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

export const list = style(
  inLayer(layer, {
    // A container has no width of its own: without one it vanishes wherever width follows content.
    inlineSize: '100%',
    containerType: 'inline-size',
    margin: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const item = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
    columnGap: tokens.space['4'],
    paddingBlock: tokens.space['2'],
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@container': { '(max-width: 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const label = style(inLayer(layer, { color: tokens.color.inkMuted }));

export const value = style(inLayer(layer, { margin: 0, color: tokens.color.ink, fontVariantNumeric: 'tabular-nums' }));
