import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const list = style(
  inLayer(layer, {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['4'],
    overflowWrap: 'anywhere',
  }),
);

/** A sentence as tall as the numbers of its facts, which follow its last word. */
export const sentence = style(inLayer(layer, { lineHeight: tokens.density.control }));

/** On the line of the last word, whatever their number. */
export const citations = style(
  inLayer(layer, { display: 'inline-flex', verticalAlign: 'middle', paddingInlineStart: tokens.space['1'] }),
);

/** Read as running text: as wide as an article. */
export const draft = style(inLayer(layer, { maxInlineSize: '42rem' }));

export const investor = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: tokens.space['2'],
  }),
);

/** The content of a popover. */
export const fact = style(inLayer(layer, { maxInlineSize: '22rem', overflowWrap: 'anywhere' }));
