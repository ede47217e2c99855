import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/**
 * `name` is underlined only on hover and focus, for names that have a row, a card, or a line to themselves. `quiet` has
 * the color of the surrounding text and an underline, for lists in which every entry is a link. `plain` has that color,
 * and is underlined only on hover and focus, for the product name and for menus, where the context shows that it is a
 * link.
 */
export type LinkTone = 'accent' | 'name' | 'quiet' | 'plain';

const layer = 'fs.primitive';

const line = createVar();
const weight = createVar();

/** Variables of an element whose `accent` links are names, such as a cell of a table. */
export const linksAreNames = { [line]: 'transparent', [weight]: tokens.weight.medium };

const tone = {
  accent: inLayer(layer, { color: tokens.color.accent.ink, fontWeight: fallbackVar(weight, 'inherit') }),
  name: inLayer(layer, { vars: linksAreNames, color: tokens.color.accent.ink, fontWeight: tokens.weight.medium }),
  quiet: inLayer(layer, { color: 'inherit' }),
  plain: inLayer(layer, { vars: { [line]: 'transparent' }, color: 'inherit' }),
} satisfies Record<LinkTone, object>;

export const link = recipe({
  base: inLayer(layer, {
    borderRadius: '2px',
    overflowWrap: 'anywhere',
    // Underlined in text, because color alone doesn’t distinguish a link from the text around it.
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: fallbackVar(line, 'color-mix(in oklch, currentColor 45%, transparent)'),
    selectors: {
      '&:active': { textDecorationThickness: '2px' },
      '&[aria-current]': { color: tokens.color.ink, fontWeight: tokens.weight.semibold, textDecorationLine: 'none' },
      '&:focus': { outline: 'none' },
      '&:focus-visible': { ...focusRing, textDecorationColor: 'currentColor' },
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
