import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The frame of a control: an input, a button, or a group of an input and its buttons. */
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
      // Aligns text that always runs from left to right with the page's text.
      '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
      '&::placeholder': { color: tokens.color.inkMuted, opacity: 1 },
      '&[data-disabled]': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
        color: tokens.color.inkDisabled,
        // Safari renders disabled text in a paler color of its own.
        WebkitTextFillColor: tokens.color.inkDisabled,
      },
    },
    '@media': {
      ...ifMotionAllowed({ transition: `border-color ${tokens.motion.change}` }),
      // Safari on iOS zooms into fields with smaller text.
      '(pointer: coarse)': { fontSize: tokens.size.reading },
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  }),
);

/** A control with content before or after its text. Added to `control`. */
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

/** The input inside a group, which has the frame. */
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

/** An icon in front of the text. */
export const mark = style(
  inLayer(layer, { color: tokens.color.inkMuted, selectors: { '[data-disabled] &': { color: 'inherit' } } }),
);
