import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The list and its button wrap as one line. */
export const whole = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space['1'],
    minInlineSize: 0,
    borderRadius: tokens.radius.control,
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);

/** `display: contents` lets the button follow the last tag, on the same line. */
export const list = style(inLayer(layer, { display: 'contents', listStyle: 'none' }));

export const item = style(inLayer(layer, { display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }));

export const toggle = style(
  inLayer(layer, {
    minBlockSize: '26px',
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['2'],
    border: 0,
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    color: tokens.color.accent.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
    lineHeight: tokens.leading.text,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { backgroundColor: tokens.color.hover },
      '&[data-pressed]': { backgroundColor: tokens.color.pressed },
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { '(pointer: coarse)': { minBlockSize: tokens.density.controlSmall } },
  }),
);
