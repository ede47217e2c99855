import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The first two lines of a text, as much as a row has room for. In a card, all of it. */
export const twoLines = style(
  inLayer('fs.widget', {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    fontSize: tokens.size.small,
    lineHeight: tokens.leading.heading,
    selectors: { '[data-layout="cards"] &': { display: 'block' } },
  }),
);
