import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The width of two arrows and seven page numbers of three digits. */
const pagesWidth = '26rem';

export const pagination = style(
  inLayer(layer, {
    position: 'relative',
    inlineSize: '100%',
    containerType: 'inline-size',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const bar = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    '@container': { [`(max-width: ${pagesWidth})`]: { justifyContent: 'space-between' } },
  }),
);

export const pages = style(
  inLayer(layer, {
    display: 'flex',
    gap: tokens.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [`(max-width: ${pagesWidth})`]: { display: 'none' } },
  }),
);

export const place = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    '@container': { [`(min-width: calc(${pagesWidth} + 0.01px))`]: { display: 'none' } },
  }),
);

export const slot = style(inLayer(layer, { display: 'grid', placeItems: 'center', minInlineSize: '40px' }));

export const button = style(
  inLayer(layer, {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: tokens.density.control,
    minBlockSize: tokens.density.control,
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['1'],
    // Transparent instead of none, because forced colors render the border.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    color: tokens.color.ink,
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    cursor: 'default',
    selectors: {
      '&:active': { backgroundColor: tokens.color.pressed },
      '&[aria-current]': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.wash,
        color: tokens.color.accent.ink,
        fontWeight: tokens.weight.semibold,
      },
      '&[aria-disabled], &:disabled': { backgroundColor: 'transparent', color: tokens.color.inkDisabled },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.change}` }),
      '(hover: hover)': {
        selectors: {
          '&:hover:not(:active, [aria-current], [aria-disabled], :disabled)': { backgroundColor: tokens.color.hover },
        },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { borderColor: 'Highlight', color: 'Highlight' },
          '&[aria-disabled], &:disabled': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** Rendered without text, because screen readers would announce a character. */
export const gap = style(
  inLayer(layer, {
    inlineSize: '3px',
    blockSize: '3px',
    borderRadius: '50%',
    backgroundColor: tokens.color.inkMuted,
    boxShadow: `-6px 0 0 ${tokens.color.inkMuted}, 6px 0 0 ${tokens.color.inkMuted}`,
  }),
);
