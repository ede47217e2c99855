import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const bar = style(
  inLayer(layer, {
    minInlineSize: 0,
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

export const item = style(inLayer(layer, { flex: 'none' }));

/** Overrides the look of a Link, whichever of the two rules comes first. */
export const link = style(
  inLayer(layer, {
    selectors: {
      [`${item} > &`]: {
        display: 'flex',
        alignItems: 'center',
        minBlockSize: tokens.density.row,
        paddingInline: tokens.space['1'],
        borderBlockEnd: `${tokens.width.focus} solid transparent`,
        color: tokens.color.inkMuted,
        fontWeight: tokens.weight.medium,
        textDecorationLine: 'none',
        whiteSpace: 'nowrap',
      },
      [`${item} > &:hover`]: { color: tokens.color.ink, borderColor: tokens.color.edge },
      [`${item} > &[aria-current]`]: { color: tokens.color.ink, borderColor: tokens.color.accent.fill },
      // Inside the link, because the scroll container would clip an outer ring.
      [`${item} > &:focus-visible`]: {
        ...focusRing,
        outlineOffset: '-2px',
        boxShadow: 'none',
        borderRadius: '4px',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${item} > &:not([aria-current])`]: { borderColor: 'Canvas' },
          [`${item} > &[aria-current]`]: { borderColor: 'Highlight' },
        },
      },
    },
  }),
);
