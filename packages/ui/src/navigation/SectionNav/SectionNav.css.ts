import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

const height = '44px';

/** The space that a sticky header above takes. The app sets it where it has one. */
const header = 'var(--fs-header-height, 0px)';

export const bar = style(
  inLayer(layer, {
    position: 'sticky',
    insetBlockStart: header,
    zIndex: 1,
    minInlineSize: 0,
    backgroundColor: tokens.color.paper,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    boxShadow: `inset 0 calc(-1 * ${tokens.width.hairline}) 0 ${tokens.color.hairline}`,
    '@media': { '(forced-colors: active)': { borderBlockEnd: `${tokens.width.hairline} solid CanvasText` } },
  }),
);

/** Links that don’t fit scroll sideways. They never wrap. */
export const list = style(
  inLayer(layer, {
    display: 'flex',
    gap: tokens.space['4'],
    margin: 0,
    padding: 0,
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    listStyle: 'none',
  }),
);

export const link = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    minBlockSize: height,
    boxSizing: 'border-box',
    paddingInline: tokens.space['1'],
    borderBlockEnd: `${tokens.width.focus} solid transparent`,
    color: tokens.color.inkMuted,
    fontWeight: tokens.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: tokens.color.ink, borderColor: tokens.color.edge },
      '&[aria-current]': { color: tokens.color.ink, borderColor: tokens.color.accent.fill },
      '&:focus': { outline: 'none' },
      // Inside the link, because the scroll container would clip an outer ring.
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none', borderRadius: '4px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:not([aria-current])': { borderColor: 'Canvas' },
          '&[aria-current]': { borderColor: 'Highlight' },
        },
      },
    },
  }),
);

export const count = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.regular,
  }),
);
