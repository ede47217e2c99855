import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { focusedOptionStyle, optionShape } from './optionShape.ts';

const layer = 'fs.primitive';

/** What floats below a field, as wide as it. */
export const popover = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--trigger-width)',
    minInlineSize: 'min(12rem, 100vw - 24px)',
    // A list that reached out of the window would scroll the page, and React Aria closes what floats when it scrolls.
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
    // Opaque, or the browser would paint all of it again for every step of scrolling.
    backgroundColor: tokens.color.surface,
    overflow: 'auto',
    outline: 'none',
    overscrollBehavior: 'contain',
  }),
);

const atKeys = focusedOptionStyle('&:is([data-focused], [data-active])');

export const option = style(
  inLayer(layer, {
    ...optionShape,
    alignItems: 'baseline',
    gap: tokens.space['2'],
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-selected]': { fontWeight: tokens.weight.medium },
      '&:is([data-hovered], [data-active])': { backgroundColor: tokens.color.hover },
      ...atKeys.selectors,
      '&[data-disabled]': { color: tokens.color.inkDisabled },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { ...atKeys.forced, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
);

/** Keeps its room when unchecked, so that all labels begin at one line. */
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

/** Stands in the list's place when there is nothing to choose. */
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
