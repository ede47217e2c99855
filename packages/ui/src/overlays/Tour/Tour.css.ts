import { globalStyle, style } from '@vanilla-extract/css';
import { floating } from '../../internal/floating.css.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { tourTarget } from './tourTarget.ts';

const layer = 'fs.primitive';

/** Marks the target of a step, whichever component rendered it. */
globalStyle(
  `[${tourTarget}]`,
  inLayer(layer, { outline: `${tokens.width.focus} dashed ${tokens.color.accent.ink}`, outlineOffset: '4px' }),
);

/** The position of a step without a target: slightly above the center of the window. */
export const middle = style(
  inLayer(layer, {
    position: 'fixed',
    insetBlockStart: '30%',
    insetInlineStart: '50%',
    inlineSize: 0,
    blockSize: 0,
    pointerEvents: 'none',
  }),
);

export const card = style([floating, inLayer(layer, { display: 'flex', flexDirection: 'column' })]);

export const dialog = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['2'],
    inlineSize: `min(22rem, calc(100vw - ${tokens.space['6']}))`,
    boxSizing: 'border-box',
    paddingBlock: tokens.space['3'],
    paddingInline: tokens.space['4'],
    overflowBlock: 'auto',
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);

export const head = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
  }),
);

export const title = style(
  inLayer(layer, {
    minInlineSize: 0,
    margin: 0,
    paddingBlockStart: `calc((${tokens.density.controlSmall} - ${tokens.size.reading} * ${tokens.leading.heading}) / 2)`,
    fontSize: tokens.size.reading,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.leading.heading,
  }),
);

export const foot = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
    paddingBlockStart: tokens.space['2'],
  }),
);

export const place = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const steps = style(inLayer(layer, { display: 'flex', gap: tokens.space['2'] }));

/** The pill that offers the tour, in the bottom corner at the inline end. */
export const pill = style([
  floating,
  inLayer(layer, {
    position: 'fixed',
    insetBlockEnd: tokens.space['4'],
    insetInlineEnd: tokens.space['4'],
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    padding: tokens.space['2'],
  }),
]);
