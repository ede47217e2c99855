import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const toolbar = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
  }),
);

/**
 * Keeps the line as wide as all its items. If the line were as wide as its visible items, it could never grow again.
 */
export const hiddenSpace = style(inLayer(layer, { flexShrink: 1, minInlineSize: 0 }));

export const group = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    gap: tokens.space['1'],
    selectors: {
      '&:not(:first-child)': {
        paddingInlineStart: tokens.space['2'],
        borderInlineStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
      },
    },
  }),
);

export const button = style(
  inLayer(layer, {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space['2'],
    minInlineSize: tokens.density.controlSmall,
    maxInlineSize: '16rem',
    minBlockSize: tokens.density.controlSmall,
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['2'],
    // Transparent instead of none, because forced colors render the border.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    background: 'none',
    color: tokens.color.ink,
    font: 'inherit',
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&:has(> svg:only-child)': { paddingInline: tokens.space['1'] },
      '&[data-hovered]': { backgroundColor: tokens.color.hover },
      '&[data-pressed]': { backgroundColor: tokens.color.pressed },
      '&[data-selected]': {
        borderColor: tokens.color.accent.ink,
        backgroundColor: tokens.color.accent.wash,
        color: tokens.color.accent.ink,
      },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.change}` }),
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const label = style(
  inLayer(layer, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
