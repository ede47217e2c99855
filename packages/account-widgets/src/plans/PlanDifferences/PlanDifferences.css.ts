import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Narrow windows scroll the table sideways. */
export const frame = style(inLayer(layer, { overflow: 'auto', minInlineSize: 0 }));

export const table = style(
  inLayer(layer, {
    inlineSize: '100%',
    minInlineSize: '40rem',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: tokens.leading.heading,
  }),
);

globalStyle(
  `${table} :is(th, td)`,
  inLayer(layer, {
    paddingBlock: tokens.space['3'],
    paddingInlineEnd: tokens.space['4'],
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);

globalStyle(`${table} thead :is(th, td)`, inLayer(layer, { borderBlockEndColor: tokens.color.edge }));

globalStyle(`${table} tbody th`, inLayer(layer, { fontWeight: tokens.weight.regular, inlineSize: '30%' }));
