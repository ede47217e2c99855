import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { linksAreNames } from '../../../navigation/Link/Link.css.ts';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';
import { tracksProperty } from '../columns/columnWidths.ts';
import { pinnedCell } from '../columns/pinnedCell.ts';
import type { TableAlign, TableSkeleton } from '../model/TableColumn.ts';

const layer = 'fs.primitive';
const cards = '[data-layout="cards"]';

const innerRing = { ...focusRing, outlineOffset: '-2px', boxShadow: `inset 0 0 0 4px ${tokens.color.focus.inner}` };

const rows = '[data-layout="rows"]';

export const body = style(
  inLayer(layer, {
    selectors: {
      [`${cards} &`]: { display: 'block' },
      // As high as all rows. Visible rows are positioned in it, and changes in them cause no layout outside.
      [`${rows} &`]: { display: 'block' },
      [`${rows} &[style]`]: { position: 'relative', contain: 'strict' },
    },
  }),
);

/** Around the row whose details are shown beside the table. Thinner than the focus ring. */
const mark = `${tokens.width.hairline} solid ${tokens.color.accent.fill}`;
const marked = '[data-layout]:not([data-layout="cards"]) tr[aria-current="true"] > &:not(:focus-visible)';
const markLine = (offset: string) => `inset 0 ${offset} 0 0 ${tokens.color.accent.fill}`;
const markLines = `${markLine(tokens.width.hairline)}, ${markLine(`calc(-1 * ${tokens.width.hairline})`)}`;

export const row = style(
  inLayer(layer, {
    selectors: {
      '&:hover': { backgroundColor: tokens.color.hover },
      '&:is([aria-selected="true"], [aria-current="true"])': { backgroundColor: tokens.color.accent.wash },
      [`${cards} &[aria-current="true"]`]: { outline: mark, outlineOffset: `calc(-1 * ${tokens.width.hairline})` },
      [`${rows} &[style]`]: { position: 'absolute', insetInline: 0, contain: 'content' },
      [`${rows} &`]: { display: 'grid', gridTemplateColumns: `var(${tracksProperty})` },
      [`${cards} &`]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        paddingBlock: tokens.space['3'],
        paddingInline: tokens.space['2'],
      },
      // Break the lines of a card: after its head, and between its first two lines.
      [`${cards} &::before`]: { content: '', flex: '0 0 100%', order: 1 },
      [`${cards} &::after`]: { content: '', flex: '0 0 100%', order: 3 },
      [`${cards} &:not(:last-child)`]: { borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}` },
    },
  }),
);

const align = {
  start: inLayer(layer, { textAlign: 'start' }),
  // Figures run from left to right in every language, so they align at the right, where their last digits are.
  end: inLayer(layer, {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:dir(rtl)': { textAlign: 'start' } },
  }),
} satisfies Record<TableAlign, object>;

export const cell = recipe({
  base: inLayer(layer, {
    vars: linksAreNames,
    blockSize: tokens.density.row,
    padding: 0,
    paddingInline: tokens.space['3'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    fontWeight: tokens.weight.regular,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    // Keeps the sticky header from covering a cell that is scrolled into view from below.
    scrollMarginBlockStart: `calc(2 * ${tokens.density.row})`,
    selectors: {
      ...pinnedCell,
      // On the cells, because pinned ones cover their row.
      [marked]: { boxShadow: markLines },
      'tr:last-child > &': { borderBlockEnd: 'none' },
      // A virtualized row is a grid, so its cells are blocks.
      [`${rows} &`]: { alignContent: 'center' },
      '&:is(th)': { fontWeight: tokens.weight.medium },
      '&:focus': { outline: 'none' },
      '&:focus-visible': innerRing,
      [`${cards} &`]: {
        flex: '1 0 100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
        alignItems: 'baseline',
        gap: tokens.space['2'],
        blockSize: 'auto',
        minBlockSize: '28px',
        paddingBlock: '3px',
        paddingInline: tokens.space['2'],
        border: 'none',
        borderRadius: tokens.radius.control,
        textAlign: 'start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      [`${cards} &[data-bare="false"]`]: { flex: '0 0 auto', gridTemplateColumns: 'minmax(0, 1fr)' },
      [`${cards} &[data-bare="true"]`]: {
        flex: '1 1 0',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minInlineSize: 0,
        fontSize: tokens.size.reading,
      },
      [`${cards} &[data-label]::before`]: {
        content: 'attr(data-label)',
        color: tokens.color.inkMuted,
        fontSize: tokens.size.small,
        fontWeight: tokens.weight.regular,
      },
      [`${cards} &[data-label]`]: { order: 5 },
      [`${cards} &[data-line]`]: {
        flex: '0 1 auto',
        display: 'block',
        alignSelf: 'baseline',
        minInlineSize: 0,
        minBlockSize: 0,
        order: 2,
        fontWeight: tokens.weight.medium,
      },
      [`${cards} &[data-line="2"]`]: {
        order: 4,
        color: tokens.color.inkMuted,
        fontSize: tokens.size.small,
        fontWeight: tokens.weight.regular,
      },
      // In the skeleton. The cells of rows are left out.
      [`${cards} &[data-line="none"]`]: { display: 'none' },
      // Only screen readers get the names of columns that share a line.
      [`${cards} &[data-line]::before`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
  variants: { align },
  defaultVariants: { align: 'start' },
});

// In a line that runs from right to left, a Latin name would lose its beginning instead of its end.
globalStyle(
  `:is([data-layout="table"], ${rows}) ${cell.classNames.base}:dir(rtl) bdi`,
  inLayer(layer, {
    display: 'inline-block',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textDecoration: 'inherit',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  }),
);

// The arrow of a link to another site follows in the cell, which would end in a second ellipsis.
globalStyle(
  `:is([data-layout="table"], ${rows}) ${cell.classNames.base}:dir(rtl) bdi:has(+ svg)`,
  inLayer(layer, { maxInlineSize: 'calc(100% - 1em)' }),
);

/** The empty cell in place of columns that are not rendered. */
export const gap = style(inLayer(layer, { padding: 0 }));

/** Groups a card's value next to its name. */
export const value = style(inLayer(layer, { minInlineSize: 0 }));

const shape = {
  text: inLayer(layer, { inlineSize: '100%' }),
  square: inLayer(layer, {
    inlineSize: tokens.space['6'],
    blockSize: tokens.space['6'],
    borderRadius: tokens.radius.control,
    overflow: 'hidden',
  }),
  tag: inLayer(layer, { inlineSize: '6rem', maxInlineSize: '100%' }),
} satisfies Record<TableSkeleton, object>;

export const skeleton = recipe({
  base: inLayer(layer, {
    display: 'grid',
    selectors: {
      [`[data-layout="table"] ${cell.classNames.variants.align.end}:dir(ltr) > &`]: { justifyItems: 'end' },
    },
  }),
  variants: { shape },
});

export const wordsRow = style(inLayer(layer, { selectors: { [`${cards} &`]: { display: 'block' } } }));

export const words = style(
  inLayer(layer, {
    padding: tokens.space['6'],
    selectors: {
      '&:focus': { outline: 'none' },
      '&:focus-visible': innerRing,
      [`${cards} &`]: { display: 'block' },
      [`${rows} &`]: { gridColumn: '1 / -1' },
    },
  }),
);
