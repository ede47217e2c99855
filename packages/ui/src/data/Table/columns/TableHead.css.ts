import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hidden } from '../../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../../system/theme/motion.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';
import type { TableAlign } from '../model/TableColumn.ts';
import { tracksProperty } from './columnWidths.ts';
import { pinnedCell } from './pinnedCell.ts';

const layer = 'fs.primitive';

/** Inset, because neighboring cells would cover a ring outside the cell. */
const innerRing = { ...focusRing, outlineOffset: '-2px', boxShadow: `inset 0 0 0 4px ${tokens.color.focus.inner}` };

export const head = style(
  inLayer(layer, {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    backgroundColor: tokens.color.surface,
    selectors: { '[data-layout="rows"] &': { display: 'block' } },
  }),
);

/** Virtualized rows are grids. The header row uses the same tracks, so that its columns align with theirs. */
export const headRow = style(
  inLayer(layer, {
    selectors: {
      '[data-layout="rows"] &': { display: 'grid', gridTemplateColumns: `var(${tracksProperty})` },
    },
  }),
);

export const heardOnly = style([hidden, inLayer(layer, { display: 'block' })]);

const align = {
  start: inLayer(layer, { textAlign: 'start' }),
  end: inLayer(layer, {
    textAlign: 'end',
    selectors: {
      '&:dir(rtl)': { textAlign: 'start' },
      '[data-layout="rows"] &:not([data-focus]):dir(ltr)': { justifyContent: 'flex-end' },
    },
  }),
} satisfies Record<TableAlign, object>;

export const header = recipe({
  base: inLayer(layer, {
    blockSize: tokens.density.row,
    padding: 0,
    paddingInline: tokens.space['3'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.semibold,
    overflow: 'hidden',
    selectors: {
      ...pinnedCell,
      '&[data-focus]': { paddingInline: 0 },
      // Grows with its name where the user's text is large.
      '[data-layout="rows"] &': { blockSize: 'auto', minBlockSize: tokens.density.row },
      // A column that does not sort.
      '[data-layout="rows"] &:not([data-focus])': { display: 'flex', alignItems: 'center' },
      // Half of the resize handle overlaps the next column.
      '&[data-tools]': { position: 'relative', overflow: 'visible' },
      '&[data-dragged]': { backgroundColor: tokens.color.pressed, cursor: 'grabbing' },
      '&[data-drop]::after': {
        content: '',
        position: 'absolute',
        zIndex: 2,
        insetBlock: 0,
        insetInlineStart: '-2px',
        inlineSize: '4px',
        backgroundColor: tokens.color.accent.fill,
        forcedColorAdjust: 'none',
      },
      '&[data-drop="after"]::after': { insetInlineStart: 'auto', insetInlineEnd: '-2px' },
      '&:focus': { outline: 'none' },
      '&:focus-visible': innerRing,
      '&:is([aria-sort="ascending"], [aria-sort="descending"])': { color: tokens.color.ink },
    },
  }),
  variants: { align },
});

/** A name and its menu. In columns of figures, the menu comes before the name, so that the name ends where they end. */
export const line = recipe({
  base: inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    // Keeps the menu clear of the column's resize handle, half of which is inside.
    paddingInlineEnd: tokens.space['2'],
    selectors: { 'th:last-child > &': { paddingInlineEnd: tokens.space['4'] } },
  }),
  variants: {
    align: {
      start: {},
      end: inLayer(layer, {
        selectors: {
          '&:dir(ltr)': { flexDirection: 'row-reverse', paddingInline: `${tokens.space['2']} 0` },
        },
      }),
    } satisfies Record<TableAlign, object>,
  },
});

export const sortButton = recipe({
  base: inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    flex: '1 1 0',
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['3'],
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    selectors: {
      '&:active': { backgroundColor: tokens.color.pressed },
      '&:focus': { outline: 'none' },
      '&:focus-visible': innerRing,
    },
    '@media': {
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.change}` }),
      '(hover: hover)': {
        selectors: { '&:hover:not(:active)': { backgroundColor: tokens.color.hover, color: tokens.color.ink } },
      },
    },
  }),
  variants: {
    align: {
      start: inLayer(layer, { selectors: { '[data-tools] &': { paddingInlineEnd: 0 } } }),
      // The sort icon comes before the name, so that the name ends where the figures below end.
      end: inLayer(layer, {
        selectors: {
          '&:dir(ltr)': { flexDirection: 'row-reverse', textAlign: 'end' },
          '[data-tools] &:dir(ltr)': { paddingInlineStart: 0 },
        },
      }),
    } satisfies Record<TableAlign, object>,
  },
});

/** The name of a column that does not sort, next to its menu. */
export const plainName = recipe({
  base: inLayer(layer, { flex: '1 1 0' }),
  variants: {
    align: {
      start: inLayer(layer, { paddingInlineStart: tokens.space['3'] }),
      end: inLayer(layer, {
        paddingInline: tokens.space['3'],
        selectors: { '&:dir(ltr)': { paddingInlineStart: 0 } },
      }),
    } satisfies Record<TableAlign, object>,
  },
});

/** Wraps between words. Two lines fit in a row of either density. */
export const name = style(
  inLayer(layer, {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: tokens.leading.heading,
  }),
);

/** The sort direction. On hover or focus, a fainter icon previews the direction that a press would set. */
export const mark = style(
  inLayer(layer, {
    display: 'inline-grid',
    flexShrink: 0,
    opacity: 0,
    selectors: {
      ':is(:hover, :focus-visible) > &': { opacity: 0.6 },
      // Next to a menu, the name needs the space.
      '[data-tools] &:not([data-direction])': { display: 'none' },
      '&[data-direction]': { color: tokens.color.accent.ink, opacity: 1 },
      '&[data-direction="descending"]': { scale: '1 -1' },
    },
  }),
);

export const order = style(
  inLayer(layer, { color: tokens.color.accent.ink, fontSize: tokens.size.caption, fontVariantNumeric: 'tabular-nums' }),
);

export const filter = style(
  inLayer(layer, {
    blockSize: tokens.density.row,
    padding: 0,
    paddingInline: tokens.space['1'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    selectors: {
      ...pinnedCell,
      '[data-layout="rows"] &': { display: 'flex', alignItems: 'center' },
      '&:focus': { outline: 'none' },
      '&:focus-visible': innerRing,
    },
  }),
);

export const textFilter = style(
  inLayer(layer, {
    inlineSize: '100%',
    minBlockSize: tokens.density.controlSmall,
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['2'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    font: 'inherit',
    fontSize: tokens.size.small,
    textOverflow: 'ellipsis',
    appearance: 'none',
    outline: 'none',
    selectors: {
      '&:hover': { borderColor: tokens.color.edge },
      '&:focus': focusRing,
      '&:not(:placeholder-shown)': { borderColor: tokens.color.accent.fill },
      '&::placeholder': { color: tokens.color.inkMuted, opacity: 1 },
    },
    '@media': { '(pointer: coarse)': { fontSize: tokens.size.reading } },
  }),
);

const value = inLayer(layer, {
  flex: '1 1 0',
  minInlineSize: 0,
  // The button's line height equals its font size, which would clip descenders.
  lineHeight: tokens.leading.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const unset = style([value, inLayer(layer, { color: tokens.color.inkMuted })]);

export const set = style([value, inLayer(layer, { color: tokens.color.accent.ink, fontWeight: tokens.weight.medium })]);
