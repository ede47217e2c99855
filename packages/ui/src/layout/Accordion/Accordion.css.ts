import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';
const hairline = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

export const accordion = style(
  inLayer(layer, {
    minInlineSize: 0,
    borderBlock: hairline,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const item = style(inLayer(layer, { selectors: { '&:not(:first-child)': { borderBlockStart: hairline } } }));

export const heading = style(inLayer(layer, { margin: 0, font: 'inherit' }));

export const trigger = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space['2'],
    inlineSize: '100%',
    minBlockSize: tokens.density.row,
    margin: 0,
    paddingBlock: `calc((${tokens.density.row} - 1lh) / 2)`,
    paddingInline: tokens.space['1'],
    border: 0,
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    overflowWrap: 'inherit',
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { backgroundColor: tokens.color.hover },
      '&[data-pressed]': { backgroundColor: tokens.color.pressed },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

/**
 * As high as a line, so that the icon centers on the first line. The icon points along the line while the item is
 * closed.
 */
export const mark = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    blockSize: '1lh',
    color: tokens.color.inkMuted,
    rotate: '-90deg',
    selectors: {
      '&:dir(rtl)': { rotate: '90deg' },
      '[data-expanded] &': { rotate: '0deg' },
      '[data-disabled] > &': { color: 'inherit' },
    },
    '@media': ifMotionAllowed({ transition: `rotate ${tokens.motion.change} ${tokens.motion.ease}` }),
  }),
);

export const panel = style(
  inLayer(layer, {
    overflow: 'clip',
    blockSize: 'var(--disclosure-panel-height)',
    '@media': ifMotionAllowed({ transition: `block-size ${tokens.motion.enter} ${tokens.motion.ease}` }),
  }),
);

/** Aligns the content with the title instead of the icon. */
export const content = style(
  inLayer(layer, {
    paddingBlockEnd: tokens.space['4'],
    paddingInlineStart: `calc(16px + ${tokens.space['3']})`,
    paddingInlineEnd: tokens.space['1'],
  }),
);
