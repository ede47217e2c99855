import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/layers.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { chartHeight } from './chartHeight.ts';

const layer = 'fs.primitive';

export const figure = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['4'],
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const caption = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
  }),
);

export const words = style(inLayer(layer, { flex: '1 1 12rem', minInlineSize: 0 }));

export const awaited = style(
  inLayer(layer, {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: '6%',
    blockSize: chartHeight,
    paddingBlockEnd: tokens.space['6'],
  }),
);

/** The shape of a bar that comes. Forced colours paint grounds white: its own grey keeps it a shape. */
export const bar = style(
  inLayer(layer, {
    flex: '1 1 0',
    borderRadius: '2px',
    backgroundColor: tokens.color.skeleton,
    forcedColorAdjust: 'none',
  }),
);

export const empty = style(
  inLayer(layer, {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: chartHeight,
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} dashed ${tokens.color.edge}`,
    borderRadius: tokens.radius.card,
    color: tokens.color.inkMuted,
    textAlign: 'center',
  }),
);

export const scroller = style(
  inLayer(layer, {
    blockSize: chartHeight,
    overflow: 'auto',
    borderRadius: '4px',
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);

export const table = style(
  inLayer(layer, { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

export const cell = style(
  inLayer(layer, {
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    fontWeight: tokens.weight.regular,
    textAlign: 'start',
    verticalAlign: 'baseline',
    selectors: {
      'thead &': { color: tokens.color.inkMuted, fontWeight: tokens.weight.medium },
      '&:last-child': { textAlign: 'end' },
    },
  }),
);
