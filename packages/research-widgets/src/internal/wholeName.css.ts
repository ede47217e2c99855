import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** A name or an address that takes a second line of its row before it is clipped. A card has room for all of it. */
export const wholeName = style(
  inLayer(layer, {
    display: 'block',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: tokens.leading.heading,
  }),
);

// Clipped inside of the link, whose focus ring is whole. The underline does not reach a box by itself.
globalStyle(
  `[data-layout]:not([data-layout="cards"]) ${wholeName} bdi`,
  inLayer(layer, {
    display: '-webkit-inline-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxInlineSize: '100%',
    overflow: 'hidden',
    textDecoration: 'inherit',
    verticalAlign: 'middle',
  }),
);

// The arrow of a link to another site follows in the same line.
globalStyle(
  `[data-layout]:not([data-layout="cards"]) ${wholeName} bdi:has(+ svg)`,
  inLayer(layer, { maxInlineSize: 'calc(100% - 1em)' }),
);
