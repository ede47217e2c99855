import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Narrow rows are cards: the name, then the money, then the rest. */
const isWide = '(min-width: 34rem)';

export const place = style(inLayer(layer, { containerType: 'inline-size', minInlineSize: 0 }));

export const table = style(
  inLayer(layer, {
    display: 'block',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [isWide]: { display: 'table' } },
  }),
);

export const head = style(
  inLayer(layer, {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@container': {
      [isWide]: {
        position: 'static',
        display: 'table-header-group',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
      },
    },
  }),
);

export const body = style(
  inLayer(layer, { display: 'block', '@container': { [isWide]: { display: 'table-row-group' } } }),
);

export const row = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.space['1'],
    paddingBlock: tokens.space['3'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    '@container': { [isWide]: { display: 'table-row' } },
  }),
);

export const self = style(inLayer(layer, { backgroundColor: tokens.color.sunken }));

export const heading = style(
  inLayer(layer, {
    padding: tokens.space['2'],
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);

export const amountHeading = style([heading, inLayer(layer, { textAlign: 'end' })]);

export const cell = style(
  inLayer(layer, {
    minInlineSize: 0,
    paddingInline: tokens.space['2'],
    fontWeight: tokens.weight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
    '@container': { [isWide]: { padding: tokens.space['2'] } },
  }),
);

export const amount = style([
  cell,
  inLayer(layer, {
    fontWeight: tokens.weight.semibold,
    '@container': { [isWide]: { textAlign: 'end', fontWeight: tokens.weight.regular } },
  }),
]);

/** Employees and founding: less than the money, and aligned with it. */
export const plain = style([cell, inLayer(layer, { '@container': { [isWide]: { textAlign: 'end' } } })]);

export const name = style([cell, inLayer(layer, { gridColumn: '1 / -1', overflowWrap: 'anywhere' })]);

export const company = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['3'], minInlineSize: 0 }),
);

export const words = style(inLayer(layer, { display: 'grid', minInlineSize: 0 }));

/** A card names the figures that would be unclear without the head of the table. */
export const label = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    '@container': { [isWide]: { display: 'none' } },
  }),
);
