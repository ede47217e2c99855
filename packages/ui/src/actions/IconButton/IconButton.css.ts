import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';

/** `quiet` has no border and suits a place beside content. `neutral` matches the Button next to it. */
export type IconButtonTone = 'quiet' | 'neutral';

const layer = 'fs.primitive';

// Plain classes instead of a recipe: every dialog has such a button, and the recipe runtime would come with it.
export const button = style(
  inLayer(layer, {
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    margin: 0,
    padding: 0,
    // Transparent instead of none, because forced colors render the border.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    cursor: 'default',
    selectors: {
      '&[data-hovered]': {
        backgroundImage: `linear-gradient(${tokens.color.hover}, ${tokens.color.hover})`,
        color: tokens.color.ink,
      },
      '&[data-pressed]': {
        backgroundImage: `linear-gradient(${tokens.color.pressed}, ${tokens.color.pressed})`,
        color: tokens.color.ink,
      },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      ...ifMotionAllowed({ transition: `color ${tokens.motion.change}` }),
      '(forced-colors: active)': {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const tone = styleVariants({
  quiet: inLayer(layer, { color: tokens.color.inkMuted }),
  neutral: inLayer(layer, {
    borderColor: tokens.color.edge,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    selectors: {
      '&[data-disabled]': { borderColor: tokens.color.hairline, backgroundColor: tokens.color.sunken },
    },
  }),
} satisfies Record<IconButtonTone, object>);

export const size = styleVariants({
  medium: inLayer(layer, { inlineSize: tokens.density.control, blockSize: tokens.density.control }),
  small: inLayer(layer, { inlineSize: tokens.density.controlSmall, blockSize: tokens.density.controlSmall }),
} satisfies Record<ButtonSize, object>);
