import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';

const layer = 'fs.primitive';

const size = {
  medium: inLayer(layer, {
    minInlineSize: tokens.density.control,
    minBlockSize: tokens.density.control,
    paddingInline: tokens.space['3'],
    fontSize: tokens.size.ui,
  }),
  small: inLayer(layer, {
    minInlineSize: tokens.density.controlSmall,
    minBlockSize: tokens.density.controlSmall,
    paddingInline: tokens.space['2'],
    fontSize: tokens.size.small,
  }),
} satisfies Record<ButtonSize, object>;

export const button = recipe({
  base: inLayer(layer, {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space['2'],
    maxInlineSize: '100%',
    margin: 0,
    paddingBlock: 0,
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontWeight: tokens.weight.medium,
    lineHeight: tokens.leading.heading,
    overflowWrap: 'anywhere',
    cursor: 'default',
    userSelect: 'none',
    selectors: {
      '&[data-selected]': {
        borderColor: tokens.color.accent.ink,
        backgroundColor: tokens.color.accent.wash,
        // Doubles the 1 px border, so the state is visible without color.
        boxShadow: `inset 0 0 0 1px ${tokens.color.accent.ink}`,
        color: tokens.color.accent.ink,
      },
      '&[data-hovered]': { backgroundImage: `linear-gradient(${tokens.color.hover}, ${tokens.color.hover})` },
      '&[data-pressed]': { backgroundImage: `linear-gradient(${tokens.color.pressed}, ${tokens.color.pressed})` },
      '&[data-disabled]': {
        borderColor: tokens.color.hairline,
        backgroundColor: tokens.color.sunken,
        boxShadow: 'none',
        color: tokens.color.inkDisabled,
      },
      '&[data-disabled][data-selected]': { borderColor: tokens.color.inkDisabled },
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': { outline: focusRing.outline, outlineOffset: focusRing.outlineOffset },
    },
    '@media': {
      ...ifMotionAllowed({
        transition: `background-color ${tokens.motion.change}, border-color ${tokens.motion.change}`,
      }),
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          '&[data-disabled][data-selected]': { borderColor: 'GrayText', backgroundColor: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
  variants: { size },
});
