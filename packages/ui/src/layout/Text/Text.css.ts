import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** 12, 13, 14, and 16 px: for captions, tables, controls, and long text. */
export type TextSize = 'caption' | 'small' | 'ui' | 'reading';

export type TextTone = 'neutral' | 'muted' | 'critical' | 'positive';

export type TextWeight = 'regular' | 'medium' | 'semibold';

const layer = 'fs.primitive';

const size = {
  caption: inLayer(layer, { fontSize: tokens.size.caption }),
  small: inLayer(layer, { fontSize: tokens.size.small }),
  ui: inLayer(layer, { fontSize: tokens.size.ui }),
  reading: inLayer(layer, { fontSize: tokens.size.reading, maxInlineSize: tokens.width.reading }),
} satisfies Record<TextSize, object>;

const tone = {
  neutral: inLayer(layer, { color: tokens.color.ink }),
  muted: inLayer(layer, { color: tokens.color.inkMuted }),
  critical: inLayer(layer, { color: tokens.color.critical.ink }),
  positive: inLayer(layer, { color: tokens.color.positive.ink }),
} satisfies Record<TextTone, object>;

const weight = {
  regular: inLayer(layer, { fontWeight: tokens.weight.regular }),
  medium: inLayer(layer, { fontWeight: tokens.weight.medium }),
  semibold: inLayer(layer, { fontWeight: tokens.weight.semibold }),
} satisfies Record<TextWeight, object>;

export const text = recipe({
  base: inLayer(layer, {
    margin: 0,
    fontFamily: tokens.font.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
  variants: {
    size,
    tone,
    weight,
    isTabular: { true: inLayer(layer, { fontVariantNumeric: 'tabular-nums' }) },
  },
});
