import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Links that don’t fit scroll sideways. They never wrap. */
export const list = style(
  inLayer(layer, {
    display: 'flex',
    gap: tokens.space['3'],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    listStyle: 'none',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    boxShadow: `inset 0 calc(-1 * ${tokens.width.hairline}) 0 ${tokens.color.hairline}`,
    '@media': { '(forced-colors: active)': { borderBlockEnd: `${tokens.width.hairline} solid CanvasText` } },
  }),
);

export const link = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: tokens.density.row,
    paddingInline: tokens.space['1'],
    borderBlockEnd: `${tokens.width.focus} solid transparent`,
    color: tokens.color.inkMuted,
    fontWeight: tokens.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: tokens.color.ink, borderColor: tokens.color.edge },
      '&[aria-current]': { color: tokens.color.ink, borderColor: tokens.color.accent.fill },
      // Inside the link, because the scroll container would clip an outer ring.
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
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
