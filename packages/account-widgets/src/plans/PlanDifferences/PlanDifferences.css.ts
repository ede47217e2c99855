import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Where the columns do not fit beside the name of a row, which is above them then. */
const phone = '(max-width: 560px)';

/** Windows between a phone's and a desktop's scroll the table sideways. */
export const frame = style(inLayer(layer, { overflow: 'auto', minInlineSize: 0 }));

export const table = style(
  inLayer(layer, {
    inlineSize: '100%',
    minInlineSize: '40rem',
    borderCollapse: 'collapse',
    // All plans are as wide, whatever they include.
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: tokens.leading.heading,
    '@media': { [phone]: { display: 'block', minInlineSize: 0 } },
  }),
);

globalStyle(`${table} :is(thead, tbody)`, inLayer(layer, { '@media': { [phone]: { display: 'block' } } }));

globalStyle(
  `${table} tr`,
  inLayer(layer, {
    '@media': {
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: tokens.space['2'],
        paddingBlock: tokens.space['3'],
        borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
      },
    },
  }),
);

globalStyle(
  `${table} :is(th, td)`,
  inLayer(layer, {
    paddingBlock: tokens.space['3'],
    paddingInline: `0 ${tokens.space['4']}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    '@media': {
      [phone]: {
        flex: '1 1 0',
        minInlineSize: 0,
        padding: 0,
        border: 'none',
        fontSize: tokens.size.small,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
      },
    },
  }),
);

globalStyle(`${table} thead :is(th, td)`, inLayer(layer, { borderBlockEndColor: tokens.color.edge }));

globalStyle(`${table} thead td`, inLayer(layer, { inlineSize: '30%', '@media': { [phone]: { flexBasis: '100%' } } }));

globalStyle(
  `${table} tbody th`,
  inLayer(layer, {
    fontWeight: tokens.weight.regular,
    '@media': {
      [phone]: {
        flexBasis: '100%',
        paddingBlockEnd: tokens.space['1'],
        fontWeight: tokens.weight.semibold,
      },
    },
  }),
);

globalStyle(
  `${table} td > *`,
  inLayer(layer, { '@media': { [phone]: { fontSize: 'inherit', lineHeight: 'inherit' } } }),
);
