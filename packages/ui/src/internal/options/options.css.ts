import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { focusedOptionStyle, optionShape } from './optionShape.ts';

const layer = 'fs.primitive';

/** As wide as the field above. */
export const popover = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--trigger-width)',
    minInlineSize: 'min(12rem, 100vw - 24px)',
    // A list wider than the window would scroll the page, and React Aria closes popovers when their trigger scrolls.
    maxInlineSize: 'calc(100vw - 24px)',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    boxShadow: tokens.shadow.floating,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflow: 'hidden',
  }),
);

export const list = style(
  inLayer(layer, {
    position: 'relative',
    minBlockSize: 0,
    maxBlockSize: '20rem',
    // The virtualizer adds the space above and below the rows.
    paddingInline: tokens.space['1'],
    // An opaque background spares the browser from repainting the whole list at each step of scrolling.
    backgroundColor: tokens.color.surface,
    overflow: 'auto',
    outline: 'none',
    overscrollBehavior: 'contain',
  }),
);

/** As high as all rows together. */
export const rows = style(inLayer(layer, { position: 'relative' }));

/** Placed by its inset, since a translation by a fraction of a pixel blurs text and borders. */
export const row = style(
  inLayer(layer, {
    position: 'absolute',
    insetInline: 0,
    // The outline in forced colors reaches over the next row.
    selectors: { '&[data-active]': { zIndex: 1 } },
  }),
);

const focused = focusedOptionStyle('&[data-active]');

export const option = style(
  inLayer(layer, {
    ...optionShape,
    alignItems: 'baseline',
    gap: tokens.space['2'],
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-selected]': { fontWeight: tokens.weight.medium },
      ...focused.selectors,
      '&[data-disabled]': { color: tokens.color.inkDisabled },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { ...focused.forced, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
);

/** Keeps its space when empty, so that all labels start at the same edge. */
export const check = style(
  inLayer(layer, {
    flexShrink: 0,
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '16px',
    blockSize: '1lh',
    color: tokens.color.accent.ink,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  }),
);

export const words = style(inLayer(layer, { display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const description = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.regular,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

/** Replaces the list when there is nothing to choose. */
export const nothing = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    minBlockSize: tokens.density.control,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    color: tokens.color.inkMuted,
  }),
);
