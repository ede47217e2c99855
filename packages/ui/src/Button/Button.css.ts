import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/layers.ts';
import { whenMotionIsWelcome } from '../theme/motion.ts';
import { tokens } from '../theme/tokens.css.ts';
import type { ButtonSize, ButtonTone } from './Button.tsx';

const layer = 'fs.primitive';

function filled({ fill, fillHover, fillPressed, on }: Record<'fill' | 'fillHover' | 'fillPressed' | 'on', string>) {
  return inLayer(layer, {
    backgroundColor: fill,
    color: on,
    selectors: {
      '&[data-hovered]': { backgroundColor: fillHover },
      '&[data-pressed]': { backgroundColor: fillPressed },
    },
  });
}

const tone = {
  neutral: inLayer(layer, {
    backgroundColor: tokens.color.surface,
    borderColor: tokens.color.edge,
    color: tokens.color.ink,
    selectors: {
      '&[data-hovered]': { backgroundImage: `linear-gradient(${tokens.color.hover}, ${tokens.color.hover})` },
      '&[data-pressed]': { backgroundImage: `linear-gradient(${tokens.color.pressed}, ${tokens.color.pressed})` },
    },
  }),
  accent: filled(tokens.color.accent),
  critical: filled(tokens.color.critical),
} satisfies Record<ButtonTone, object>;

const size = {
  medium: inLayer(layer, {
    minBlockSize: tokens.density.control,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['4'],
    fontSize: tokens.size.ui,
  }),
  small: inLayer(layer, {
    minBlockSize: tokens.density.controlSmall,
    paddingInline: tokens.space['2'],
    fontSize: tokens.size.small,
  }),
} satisfies Record<ButtonSize, object>;

export const button = recipe({
  base: inLayer(layer, {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: tokens.density.control,
    maxInlineSize: '100%',
    margin: 0,
    // Transparent rather than absent: forced colours draw it.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    fontFamily: tokens.font.ui,
    fontWeight: tokens.weight.medium,
    lineHeight: tokens.leading.heading,
    textAlign: 'center',
    cursor: 'default',
    userSelect: 'none',
    selectors: {
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': whenMotionIsWelcome({
      transition: `background-color ${tokens.motion.change}, border-color ${tokens.motion.change}`,
    }),
  }),
  variants: {
    tone,
    size,
    isDisabled: {
      true: inLayer(layer, {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
        color: tokens.color.inkDisabled,
        '@media': { '(forced-colors: active)': { borderColor: 'GrayText', color: 'GrayText' } },
      }),
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { tone: 'accent', isDisabled: false },
      // Still the one main action where the reader's system draws the colours.
      style: inLayer(layer, {
        '@media': {
          '(forced-colors: active)': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      }),
    },
  ],
  defaultVariants: { isDisabled: false },
});

/** Unseen but still there while pending: it keeps the width and the name. */
export const label = style(
  inLayer(layer, {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

export const pending = style(inLayer(layer, { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }));
