import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `accent` marks the main action of a view, `critical` a destructive one. `quiet` has no border and suits toolbars. */
export type ButtonTone = 'neutral' | 'accent' | 'critical' | 'quiet';

/** `small` suits table rows and notices. */
export type ButtonSize = 'medium' | 'small';

const layer = 'fs.primitive';

type Fill = Record<'fill' | 'fillHover' | 'fillPressed' | 'on', string>;

function filled({ fill, fillHover, fillPressed, on }: Fill, whenForced: NonNullable<StyleRule['@media']>[string] = {}) {
  return inLayer(layer, {
    backgroundColor: fill,
    color: on,
    selectors: {
      '&[data-hovered]': { backgroundColor: fillHover },
      '&[data-pressed]': { backgroundColor: fillPressed },
    },
    '@media': { '(forced-colors: active)': whenForced },
  });
}

// Plain classes instead of a recipe: every page has a button, so the recipe runtime would load everywhere.
export const button = style(
  inLayer(layer, {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: tokens.density.control,
    maxInlineSize: '100%',
    margin: 0,
    // Transparent instead of none, because forced colors render the border.
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
      '&:is([data-disabled], [data-fs-waits][data-fs-waits])': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
        color: tokens.color.inkDisabled,
      },
    },
    '@media': {
      ...ifMotionAllowed({
        transition: `background-color ${tokens.motion.change}, border-color ${tokens.motion.change}`,
      }),
      '(forced-colors: active)': {
        selectors: {
          '&:is([data-disabled], [data-fs-waits][data-fs-waits])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const tone = styleVariants({
  neutral: inLayer(layer, {
    backgroundColor: tokens.color.surface,
    borderColor: tokens.color.edge,
    color: tokens.color.ink,
    selectors: {
      '&[data-hovered]': { backgroundImage: `linear-gradient(${tokens.color.hover}, ${tokens.color.hover})` },
      '&[data-pressed]': { backgroundImage: `linear-gradient(${tokens.color.pressed}, ${tokens.color.pressed})` },
    },
  }),
  accent: filled(tokens.color.accent, {
    // Keeps the main action recognizable in forced colors.
    selectors: {
      '&:not([data-disabled], [data-fs-waits])': {
        forcedColorAdjust: 'none',
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  }),
  critical: filled(tokens.color.critical),
  quiet: inLayer(layer, {
    backgroundColor: 'transparent',
    color: tokens.color.ink,
    selectors: {
      '&[data-hovered]': { backgroundColor: tokens.color.hover },
      '&:is([data-pressed], [aria-expanded="true"])': { backgroundColor: tokens.color.pressed },
      '&:is([data-disabled], [data-fs-waits][data-fs-waits])': {
        borderColor: 'transparent',
        backgroundColor: 'transparent',
      },
    },
  }),
} satisfies Record<ButtonTone, object>);

export const size = styleVariants({
  medium: inLayer(layer, {
    minBlockSize: tokens.density.control,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['4'],
    fontSize: tokens.size.ui,
    // Without a border, less space sets labels apart.
    selectors: { [`${tone.quiet}&`]: { paddingInline: tokens.space['3'] } },
  }),
  small: inLayer(layer, {
    minBlockSize: tokens.density.controlSmall,
    paddingInline: tokens.space['2'],
    fontSize: tokens.size.small,
  }),
} satisfies Record<ButtonSize, object>);

/** Hidden but still laid out while pending, so the button keeps its width and accessible name. */
export const label = style(
  inLayer(layer, {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

export const withIcon = style(
  inLayer(layer, { display: 'inline-flex', alignItems: 'center', gap: tokens.space['2'], textAlign: 'start' }),
);

export const pending = style(inLayer(layer, { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }));
