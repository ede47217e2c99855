import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const table = style(
  inLayer(layer, { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

/** The first column fills the width that the values leave. */
const first = { inlineSize: '100%', paddingInlineStart: 0, textAlign: 'start' } as const;

export const head = style(
  inLayer(layer, {
    padding: 0,
    paddingBlockEnd: tokens.space['1'],
    paddingInlineStart: tokens.space['4'],
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    fontWeight: tokens.weight.medium,
    textAlign: 'end',
    verticalAlign: 'bottom',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:first-child': first },
  }),
);

/** Short labels stay on one line. Long labels wrap. */
export const words = style(
  inLayer(layer, { display: 'inline-block', inlineSize: 'max-content', maxInlineSize: '6rem' }),
);

const cell = {
  padding: 0,
  paddingBlockStart: tokens.space['2'],
  verticalAlign: 'baseline',
} as const;

export const name = style(inLayer(layer, { ...cell, ...first, fontWeight: tokens.weight.regular }));

export const figure = style(
  inLayer(layer, { ...cell, paddingInlineStart: tokens.space['4'], textAlign: 'end', whiteSpace: 'nowrap' }),
);

export const track = style(inLayer(layer, { position: 'relative', display: 'block', blockSize: '12px' }));

/** Forced colors reset backgrounds, so the bar uses the text color of the user’s palette. */
export const bar = style(
  inLayer(layer, {
    position: 'absolute',
    insetBlockEnd: 0,
    blockSize: '8px',
    backgroundColor: tokens.color.series['1'],
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  }),
);
