import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const phone = '(max-width: 840px)';

export const hero = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.space['16'],
    paddingBlock: tokens.space['8'],
    '@media': {
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space['8'], paddingBlock: tokens.space['4'] },
    },
  }),
);

export const words = style(inLayer(layer, { maxInlineSize: '34rem', minInlineSize: 0, textWrap: 'pretty' }));

/** Has the height of its text before that arrives, so that the search below does not move. */
export const totals = style(
  inLayer(layer, {
    margin: 0,
    minBlockSize: '2lh',
    fontSize: tokens.size.reading,
    lineHeight: tokens.leading.text,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const aside = style(inLayer(layer, { minInlineSize: 0 }));

/** Full width, regardless of the number of items. */
export const benefits = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: tokens.space['8'],
    minInlineSize: 0,
  }),
);

export const benefit = style(
  inLayer(layer, {
    minInlineSize: 0,
    paddingBlockStart: tokens.space['4'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.edge}`,
  }),
);
