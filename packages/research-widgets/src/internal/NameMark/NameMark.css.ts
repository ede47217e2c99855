import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const mark = style(
  inLayer(layer, {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    color: tokens.color.ink,
    fontFamily: tokens.font.display,
    fontWeight: tokens.weight.semibold,
    lineHeight: 1,
    selectors: { '&::before': { content: 'attr(data-letter)' } },
  }),
);

/** Light enough for the letter, which has the color of text. */
export const color = Object.values(tokens.color.series).map((hue) =>
  style(inLayer(layer, { backgroundColor: `color-mix(in oklab, ${hue} 28%, ${tokens.color.surface})` })),
);

const corner = '28%';

export const ground = [
  style(inLayer(layer, { borderRadius: tokens.radius.control })),
  style(inLayer(layer, { borderRadius: '50%' })),
  style(inLayer(layer, { borderRadius: `50% ${corner} 50% ${corner}` })),
  style(inLayer(layer, { clipPath: 'polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0 50%)' })),
  style(
    inLayer(layer, {
      clipPath: `polygon(${corner} 0, 72% 0, 100% ${corner}, 100% 72%, 72% 100%, ${corner} 100%, 0 72%, 0 ${corner})`,
    }),
  ),
];

/** 24 px in rows, 56 px next to a page’s title. */
export const size = styleVariants({
  small: inLayer(layer, { inlineSize: 24, blockSize: 24, fontSize: tokens.size.caption }),
  large: inLayer(layer, { inlineSize: 56, blockSize: 56, fontSize: tokens.size.title }),
});
