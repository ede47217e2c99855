import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';
import { button } from './TablePopoverButton.css.ts';

const layer = 'fs.primitive';
const phone = '(max-width: 480px)';

export const bar = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
    // As high without its buttons as with them.
    minBlockSize: tokens.density.control,
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    lineHeight: tokens.leading.text,
    selectors: {
      // Actions on selected rows stay in reach while the rows scroll.
      '&[data-selected]': {
        position: 'sticky',
        insetBlockStart: tokens.space['2'],
        zIndex: 5,
        borderRadius: tokens.radius.card,
        backgroundColor: tokens.color.paper,
        // A margin of the same color, which takes no space.
        boxShadow: `0 0 0 ${tokens.space['2']} ${tokens.color.paper}`,
      },
    },
  }),
);

/** Space for the focus rings of the contents, which the scrolling container would clip. */
const ringSpace = '4px';

/**
 * Stays on one line, whatever it contains: it scrolls horizontally, so that filters that come and go don't shift the
 * rows. The focused element scrolls into view. With three filters and more, it takes a line of its own where it needs
 * one: users must see what they search for.
 */
export const facts = style(
  inLayer(layer, {
    display: 'flex',
    flex: '1 1 12rem',
    alignItems: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
    // As high without chips and buttons as with them.
    minBlockSize: tokens.density.control,
    paddingInlineEnd: ringSpace,
    scrollPaddingInline: ringSpace,
    overflow: 'auto hidden',
    overscrollBehaviorInline: 'contain',
    // A scrollbar would reduce its height.
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-many]': { flexBasis: 'max-content' } },
    // On a phone, users don't expect content beyond the edge, and a shift of the cards matters less.
    '@media': { [phone]: { flexWrap: 'wrap', overflow: 'visible' } },
  }),
);
// Buttons keep their full width, so that labels are not truncated.
globalStyle(`${facts} > *`, inLayer(layer, { flexShrink: 0 }));

export const selected = style(inLayer(layer, { color: tokens.color.ink, fontWeight: tokens.weight.semibold }));

export const tools = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space['1'],
    // In a line of their own, the first icon is aligned with the number of rows.
    '@media': { [phone]: { marginInline: '-12px' } },
  }),
);

export const chips = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    gap: tokens.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [phone]: { flexShrink: 1, flexWrap: 'wrap' } },
  }),
);

export const sizes = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    marginInlineStart: 'auto',
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Choices side by side that look like one control. */
export const choices = style(
  inLayer(layer, {
    display: 'inline-flex',
    minInlineSize: 0,
    margin: 0,
    padding: '2px',
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
  }),
);

export const widen = style([
  button({ look: 'tool' }),
  inLayer(layer, {
    selectors: {
      '&[aria-pressed="true"]': { backgroundColor: tokens.color.accent.wash, color: tokens.color.accent.ink },
    },
    '@media': {
      // The width of a page is no choice where the window is narrower.
      '(max-width: 1280px)': { display: 'none' },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': { outline: `${tokens.width.focus} solid Highlight`, outlineOffset: '-2px' },
        },
      },
    },
  }),
]);

export const option = style(
  inLayer(layer, {
    minBlockSize: `calc(${tokens.density.control} - 6px)`,
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['2'],
    border: 'none',
    borderRadius: `calc(${tokens.radius.control} - 2px)`,
    backgroundColor: 'transparent',
    color: tokens.color.inkMuted,
    font: 'inherit',
    cursor: 'default',
    selectors: {
      '&[aria-pressed="true"]': {
        backgroundColor: tokens.color.accent.wash,
        color: tokens.color.accent.ink,
        fontWeight: tokens.weight.medium,
      },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: tokens.color.hover } },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
