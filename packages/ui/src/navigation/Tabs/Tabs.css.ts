import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const tabs = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['4'],
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    overflowWrap: 'anywhere',
  }),
);

/** Tabs that don’t fit scroll horizontally. They never wrap. */
export const scroller = style(
  inLayer(layer, {
    minInlineSize: 0,
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 calc(-1 * ${tokens.width.hairline}) 0 ${tokens.color.hairline}`,
    '@media': { '(forced-colors: active)': { borderBlockEnd: `${tokens.width.hairline} solid CanvasText` } },
  }),
);

export const list = style(inLayer(layer, { display: 'flex', inlineSize: 'max-content', gap: tokens.space['4'] }));

export const tab = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    maxInlineSize: 'min(20rem, 70vw)',
    minBlockSize: tokens.density.row,
    // Space between the label and the focus ring, which is inside the tab.
    paddingInline: tokens.space['1'],
    borderBlockEnd: `${tokens.width.focus} solid transparent`,
    color: tokens.color.inkMuted,
    fontWeight: tokens.weight.medium,
    lineHeight: tokens.leading.heading,
    cursor: 'default',
    scrollMargin: tokens.space['6'],
    selectors: {
      '&[data-hovered]': { color: tokens.color.ink, borderColor: tokens.color.edge },
      '&[data-selected]': { color: tokens.color.ink, borderColor: tokens.color.accent.fill },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      '&[data-focused]': { outline: 'none' },
      // Inside the tab, because the scroll container would clip an outer ring.
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none', borderRadius: '4px' },
    },
    '@media': {
      ...ifMotionAllowed({ transition: `color ${tokens.motion.change}, border-color ${tokens.motion.change}` }),
      '(forced-colors: active)': {
        selectors: {
          '&:not([data-selected])': { borderColor: 'Canvas' },
          '&[data-selected]': { borderColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const count = style(
  inLayer(layer, {
    minInlineSize: '20px',
    paddingInline: '6px',
    borderRadius: '10px',
    backgroundColor: tokens.color.sunken,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '20px',
    textAlign: 'center',
    selectors: {
      '[data-selected] > &': { backgroundColor: tokens.color.accent.wash, color: tokens.color.accent.ink },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
);

export const panel = style(
  inLayer(layer, {
    minInlineSize: 0,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { ...focusRing, borderRadius: tokens.radius.control } },
  }),
);
