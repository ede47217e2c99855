import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The frame that is typed into or opened: an input itself, a button, or a group around an input and its buttons. */
export const control = style(
  inLayer(layer, {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: tokens.density.control,
    margin: 0,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['3'],
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    font: 'inherit',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { borderColor: tokens.color.inkMuted },
      '&:is([readonly], [data-readonly], :has(> [readonly]))': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
      },
      '&[data-invalid], [data-invalid] > &': { borderColor: tokens.color.critical.ink },
      '&:is(input, textarea)[data-focused]': focusRing,
      '&:is(button)[data-focus-visible]': focusRing,
      '&:has(input[data-focused])': focusRing,
      // What is written from left to right in any language stands where the page's other text begins.
      '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
      '&::placeholder': { color: tokens.color.inkMuted, opacity: 1 },
      '&[data-disabled]': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
        color: tokens.color.inkDisabled,
        // Safari paints disabled text in its own paler colour.
        WebkitTextFillColor: tokens.color.inkDisabled,
      },
    },
    '@media': {
      ...ifMotionAllowed({ transition: `border-color ${tokens.motion.change}` }),
      // Safari on a phone zooms into any field with smaller text.
      '(pointer: coarse)': { fontSize: tokens.size.reading },
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  }),
);

/** A control with something before or after its text. Added to `control`. */
export const group = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    paddingBlock: 0,
    paddingInlineEnd: tokens.space['1'],
    cursor: 'text',
    selectors: { '&[data-disabled]': { cursor: 'default' } },
  }),
);

/** The input inside a group, which draws the frame for it. */
export const bareInput = style(
  inLayer(layer, {
    flex: '1 1 0',
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    paddingBlock: tokens.space['1'],
    paddingInline: 0,
    border: 'none',
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: tokens.color.inkMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

/** A mark in front of the text. */
export const mark = style(
  inLayer(layer, { color: tokens.color.inkMuted, selectors: { '[data-disabled] &': { color: 'inherit' } } }),
);
