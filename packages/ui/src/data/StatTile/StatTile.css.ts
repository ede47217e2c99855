import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** The direction of the change. An arrow and text show it, in addition to color. */
export type StatTileDirection = 'up' | 'down' | 'same';

/** Whether the change is good: more customers are, more complaints aren’t. */
export type StatTileTone = 'positive' | 'critical' | 'neutral';

const layer = 'fs.primitive';

export const tile = style(
  inLayer(layer, {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['1'],
    minInlineSize: 0,
    margin: 0,
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.surface,
    fontFamily: tokens.font.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.small }));

export const value = style(
  inLayer(layer, {
    position: 'relative',
    margin: 0,
    color: tokens.color.ink,
    fontSize: tokens.size.headline,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.semibold,
    letterSpacing: '-0.01em',
    lineHeight: tokens.leading.heading,
  }),
);

const tone = {
  positive: inLayer(layer, { color: tokens.color.positive.ink }),
  critical: inLayer(layer, { color: tokens.color.critical.ink }),
  neutral: inLayer(layer, { color: tokens.color.inkMuted }),
} satisfies Record<StatTileTone, object>;

export const change = recipe({
  base: inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space['1'],
    margin: 0,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
  }),
  variants: { tone },
});

const direction = {
  up: {},
  down: {},
  // “Same” points along the line, in either text direction.
  same: inLayer(layer, { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }),
} satisfies Record<StatTileDirection, object>;

export const arrow = recipe({
  base: inLayer(layer, {
    flexShrink: 0,
    inlineSize: '14px',
    blockSize: '1lh',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: { direction },
});

export const words = style(inLayer(layer, { position: 'relative', minInlineSize: 0 }));
