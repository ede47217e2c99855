import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../../internal/floating.css.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { MenuItemTone } from './MenuProps.ts';

const layer = 'fs.primitive';

export const popover = style([
  floating,
  inLayer(layer, { display: 'flex', minInlineSize: 'max(var(--trigger-width, 0px), 10rem)' }),
]);

/** Phones have no space beside the menu, so the submenu covers it, within the window. */
export const submenu = style(
  inLayer(layer, { '@media': { '(max-width: 480px)': { insetInline: `auto ${tokens.space['3']} !important` } } }),
);

export const menu = style(
  inLayer(layer, {
    flexGrow: 1,
    minInlineSize: 0,
    maxInlineSize: '22rem',
    padding: tokens.space['1'],
    overflowBlock: 'auto',
    outline: 'none',
  }),
);

const line = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

/** A line with equal space above and below separates the groups. */
export const section = style(
  inLayer(layer, {
    position: 'relative',
    selectors: {
      '&:not(:first-child)': { paddingBlockStart: `calc(2 * ${tokens.space['1']})` },
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: tokens.space['1'],
        insetInline: 0,
        borderBlockStart: line,
      },
    },
  }),
);

export const sectionTitle = style(
  inLayer(layer, {
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['3'],
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    fontWeight: tokens.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

const tone = {
  neutral: inLayer(layer, { color: tokens.color.ink }),
  critical: inLayer(layer, { color: tokens.color.critical.ink }),
} satisfies Record<MenuItemTone, object>;

export const item = recipe({
  base: inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['3'],
    minBlockSize: tokens.density.control,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['3'],
    // Concentric with the corner of the menu.
    borderRadius: `calc(${tokens.radius.card} - ${tokens.space['1']})`,
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:is([data-focused], [data-open])': { backgroundColor: tokens.color.hover },
      '&[data-pressed]': { backgroundColor: tokens.color.pressed },
      '&[data-focus-visible]': {
        outline: `${tokens.width.focus} solid ${tokens.color.focus.outer}`,
        outlineOffset: `calc(-1 * ${tokens.width.focus})`,
      },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      // Aligns the labels where a sibling has an icon.
      ':has(> & > svg) > &:not(:has(> svg))': {
        paddingInlineStart: `calc(16px + 2 * ${tokens.space['3']})`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-focused]': { outline: `${tokens.width.focus} solid Highlight`, outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: { tone },
});

export const words = style(inLayer(layer, { display: 'grid', minInlineSize: 0 }));

export const description = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

/** Takes up its space when unchecked too, so that all labels align. */
export const check = style(
  inLayer(layer, { flexShrink: 0, inlineSize: '16px', blockSize: '16px', color: tokens.color.accent.ink }),
);

export const onward = style(
  inLayer(layer, {
    marginInlineStart: 'auto',
    color: tokens.color.inkMuted,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
