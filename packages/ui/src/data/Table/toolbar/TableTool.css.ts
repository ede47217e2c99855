import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';
const line = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

/** A group of tools, separated from the previous group by a line. */
export const group = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    border: 'none',
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: tokens.space['2'] },
      '& + &': { paddingBlockStart: tokens.space['2'], borderBlockStart: line },
    },
  }),
);

export const tool = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['3'],
    minBlockSize: tokens.density.control,
    margin: 0,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    border: 'none',
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    color: tokens.color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    selectors: {
      '&:active:not([aria-disabled="true"])': { backgroundColor: tokens.color.pressed },
      '&[aria-pressed="true"]': {
        backgroundColor: tokens.color.accent.wash,
        color: tokens.color.accent.ink,
        fontWeight: tokens.weight.medium,
      },
      '&[aria-disabled="true"]': { color: tokens.color.inkDisabled },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-disabled="true"], [aria-pressed="true"])': { backgroundColor: tokens.color.hover },
        },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': { outline: `${tokens.width.focus} solid Highlight`, outlineOffset: '-2px' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** A field among tools, aligned with their icons. */
export const field = style(inLayer(layer, { paddingBlock: tokens.space['1'], paddingInline: tokens.space['2'] }));

/** A tool that is an icon alone. */
export const step = style([
  tool,
  inLayer(layer, {
    minInlineSize: tokens.density.controlSmall,
    minBlockSize: tokens.density.controlSmall,
    justifyContent: 'center',
    paddingInline: 0,
  }),
]);

export const width = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto auto',
    alignItems: 'center',
    gap: tokens.space['1'],
    paddingInlineStart: tokens.space['2'],
  }),
);

export const pixels = style(
  inLayer(layer, { minInlineSize: '5.5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }),
);

const way = {
  up: {},
  down: { scale: '1 -1' },
  back: { rotate: '-90deg', selectors: { '&:dir(rtl)': { rotate: '90deg' } } },
  on: { rotate: '90deg', selectors: { '&:dir(rtl)': { rotate: '-90deg' } } },
} as const;

/** Rotates an icon that points up. */
export const arrow = recipe({
  base: inLayer(layer, { display: 'inline-grid' }),
  variants: {
    way: {
      up: inLayer(layer, way.up),
      down: inLayer(layer, way.down),
      back: inLayer(layer, way.back),
      on: inLayer(layer, way.on),
    },
  },
});

/** Keeps the space of an icon before a label without one, so that labels align. */
export const noIcon = style(inLayer(layer, { inlineSize: '16px' }));

/** Keeps the space of what is not known yet. */
export const reserved = style(inLayer(layer, { visibility: 'hidden' }));
