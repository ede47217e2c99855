import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers.ts';
import { ifMotionAllowed } from '../theme/motion.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

export const swatches = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: tokens.space['4'],
  }),
);

export const series = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(3rem, 5rem))',
    gap: tokens.space['2'],
    '@media': { '(max-width: 480px)': { gridTemplateColumns: 'repeat(4, minmax(3rem, 1fr))' } },
  }),
);

export const swatch = style(
  inLayer(layer, {
    blockSize: tokens.space['12'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
  }),
);

export const table = style(
  inLayer(layer, {
    borderCollapse: 'collapse',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  }),
);

export const cell = style(
  inLayer(layer, {
    paddingBlock: tokens.space['1'],
    paddingInlineEnd: tokens.space['6'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    textAlign: 'start',
    fontWeight: tokens.weight.regular,
    '@media': { '(width < 40rem)': { paddingInlineEnd: tokens.space['3'] } },
  }),
);

/** On phones, values without spaces may break. Names don’t. */
export const value = style([cell, inLayer(layer, { '@media': { '(width < 40rem)': { overflowWrap: 'anywhere' } } })]);

export const sample = style(inLayer(layer, { paddingInline: tokens.space['2'], borderRadius: '2px' }));

export const measure = style(
  inLayer(layer, { blockSize: tokens.space['3'], backgroundColor: tokens.color.accent.fill }),
);

export const shape = style(
  inLayer(layer, {
    inlineSize: tokens.space['16'],
    blockSize: tokens.space['16'],
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    backgroundColor: tokens.color.surface,
  }),
);

/** The input and, beside it, a sample of its color. */
export const tryOut = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 24rem) 6rem',
    gap: tokens.space['4'],
  }),
);

/** Aligned with the input, below its label. */
export const tried = style(
  inLayer(layer, {
    // The height of the label and the gap below it.
    insetBlockStart: `calc(${tokens.size.ui} * ${tokens.leading.text} + ${tokens.space['1']})`,
    position: 'relative',
    blockSize: tokens.density.control,
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
  }),
);

export const chip = style(
  inLayer(layer, {
    flexShrink: 0,
    inlineSize: tokens.density.control,
    blockSize: tokens.density.control,
    borderRadius: tokens.radius.control,
  }),
);

export const kit = style(inLayer(layer, { padding: tokens.space['4'] }));

export const icon = style(inLayer(layer, { color: tokens.color.ink, fontSize: tokens.size.reading }));

export const track = style(
  inLayer(layer, {
    inlineSize: '16rem',
    maxInlineSize: '100%',
    padding: tokens.space['1'],
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.sunken,
  }),
);

export const runner = style(
  inLayer(layer, {
    inlineSize: '50%',
    blockSize: tokens.space['6'],
    transitionProperty: 'none',
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.accent.fill,
    selectors: {
      '&[data-there]': { transform: 'translateX(100%)' },
      '&[data-there]:dir(rtl)': { transform: 'translateX(-100%)' },
    },
    '@media': ifMotionAllowed({ transitionProperty: 'transform', transitionTimingFunction: tokens.motion.ease }),
  }),
);
