import { style } from '@vanilla-extract/css';
import { chartHeight } from '../internal/ChartFrame/chartHeight.ts';
import { inLayer } from '../theme/layers.ts';
import { whenMotionIsWelcome } from '../theme/motion.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

/** As wide as its place, never as what was drawn when that was wider. */
export const place = style(
  inLayer(layer, {
    position: 'relative',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: chartHeight,
    contain: 'inline-size',
  }),
);

export const plot = style(inLayer(layer, { display: 'block', overflow: 'visible' }));

export const grid = style(
  inLayer(layer, { stroke: tokens.color.hairline, strokeWidth: '1', shapeRendering: 'crispEdges' }),
);

export const figures = style(
  inLayer(layer, {
    fill: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
);

export const label = style(
  inLayer(layer, {
    fill: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    textAnchor: 'middle',
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
);

/** Its bar wears the focus ring. */
export const point = style(inLayer(layer, { outline: 'none' }));

/** The whole column is pointed at, however low its bar. */
export const target = style(inLayer(layer, { fill: 'transparent' }));

export const bar = style(
  inLayer(layer, {
    fill: tokens.color.accent.fill,
    selectors: {
      [`${point}:hover > &`]: { fill: tokens.color.accent.fillHover },
      [`${point}:focus-visible > &`]: {
        stroke: tokens.color.focus.outer,
        strokeWidth: '2',
        outline: `${tokens.width.focus} solid ${tokens.color.focus.outer}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      ...whenMotionIsWelcome({ transition: `fill ${tokens.motion.change}` }),
      '(forced-colors: active)': { fill: 'CanvasText' },
    },
  }),
);

export const tip = style(
  inLayer(layer, {
    position: 'absolute',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '200px',
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    boxShadow: tokens.shadow.floating,
    color: tokens.color.ink,
    fontSize: tokens.size.small,
    pointerEvents: 'none',
    translate: '-50% calc(-100% - 6px)',
    selectors: { '&:dir(rtl)': { translate: '50% calc(-100% - 6px)' } },
  }),
);

export const tipValue = style(
  inLayer(layer, { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.weight.semibold }),
);
