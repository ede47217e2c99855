import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/**
 * `quiet` has the color of the surrounding text and an underline, for lists in which every entry is a link. `plain` is
 * underlined only on hover, for the product name and for menus, where the context shows that it is a link.
 */
export type LinkTone = 'accent' | 'quiet' | 'plain';

const layer = 'fs.primitive';

const tone = {
  accent: inLayer(layer, { color: tokens.color.accent.ink }),
  quiet: inLayer(layer, { color: 'inherit' }),
  plain: inLayer(layer, { color: 'inherit', textDecorationColor: 'transparent' }),
} satisfies Record<LinkTone, object>;

export const link = recipe({
  base: inLayer(layer, {
    borderRadius: '2px',
    overflowWrap: 'anywhere',
    // Always underlined, because color alone doesn’t distinguish a link from the text around it.
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'color-mix(in oklch, currentColor 45%, transparent)',
    selectors: {
      '&:active': { textDecorationThickness: '2px' },
      '&[aria-current]': { color: tokens.color.ink, fontWeight: tokens.weight.semibold, textDecorationLine: 'none' },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  }),
  variants: { tone },
});

export const outward = style(
  inLayer(layer, {
    inlineSize: '0.7em',
    blockSize: '0.7em',
    marginInlineStart: '0.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.25',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
