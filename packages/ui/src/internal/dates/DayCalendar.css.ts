import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The size of a day: large enough for touch, and seven fit into the narrowest phone. */
const side = `min(${tokens.density.control}, (100vw - 66px) / 7)`;

export const dialog = style(inLayer(layer, { padding: tokens.space['3'], overflowBlock: 'auto', outline: 'none' }));

export const calendar = style(inLayer(layer, { display: 'flex', flexDirection: 'column', gap: tokens.space['2'] }));

export const header = style(inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['1'] }));

export const choices = style(
  inLayer(layer, { flex: '1 1 0', display: 'flex', justifyContent: 'center', minInlineSize: 0 }),
);

/** The browser's select, with an arrow of our own. */
export const choice = style(
  inLayer(layer, {
    display: 'inline-grid',
    alignItems: 'center',
    minInlineSize: 0,
    borderRadius: tokens.radius.control,
    color: tokens.color.inkMuted,
    selectors: { '&:hover': { backgroundColor: tokens.color.hover } },
  }),
);

export const select = style(
  inLayer(layer, {
    gridArea: '1 / 1',
    minInlineSize: 0,
    minBlockSize: tokens.density.controlSmall,
    margin: 0,
    paddingBlock: 0,
    paddingInlineStart: tokens.space['2'],
    paddingInlineEnd: tokens.space['6'],
    border: 'none',
    borderRadius: 'inherit',
    appearance: 'none',
    fieldSizing: 'content',
    backgroundColor: 'transparent',
    color: tokens.color.ink,
    font: 'inherit',
    fontWeight: tokens.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textOverflow: 'ellipsis',
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

/** The browser renders the open list in these colors. */
export const option = style(inLayer(layer, { backgroundColor: tokens.color.surface, color: tokens.color.ink }));

export const arrow = style(
  inLayer(layer, {
    gridArea: '1 / 1',
    justifySelf: 'end',
    paddingInlineEnd: tokens.space['1'],
    pointerEvents: 'none',
  }),
);

/** As high as the longest month, so that the layout does not shift. */
export const page = style(inLayer(layer, { minBlockSize: `calc(7 * (${side} + 2px) + 2px)` }));

export const grid = style(
  inLayer(layer, { marginInline: 'auto', borderSpacing: '2px', fontVariantNumeric: 'tabular-nums' }),
);

export const weekday = style(
  inLayer(layer, {
    blockSize: side,
    padding: 0,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    fontWeight: tokens.weight.medium,
    textAlign: 'center',
  }),
);

export const day = style(
  inLayer(layer, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    // Transparent rather than absent: forced colors show it.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-today]': { borderColor: tokens.color.edge, fontWeight: tokens.weight.semibold },
      '&[data-hovered]': { backgroundColor: tokens.color.hover },
      '&[data-pressed]': { backgroundColor: tokens.color.pressed },
      '&[data-unavailable]': { color: tokens.color.inkMuted, textDecoration: 'line-through' },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      '&[data-selected]': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.fill,
        color: tokens.color.accent.on,
        fontWeight: tokens.weight.semibold,
      },
      '&[data-selected][data-invalid]': {
        borderColor: tokens.color.critical.fill,
        backgroundColor: tokens.color.critical.fill,
        color: tokens.color.critical.on,
      },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.change}` }),
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: {
          '&[data-today]': { borderColor: 'CanvasText' },
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
