import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const track = style(
  inLayer(layer, {
    position: 'relative',
    flexShrink: 0,
    inlineSize: '34px',
    blockSize: '20px',
    insetBlockStart: 'calc((1lh - 20px) / 2)',
    padding: '3px',
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: '10px',
    backgroundColor: tokens.color.surface,
    color: tokens.color.inkMuted,
    forcedColorAdjust: 'none',
    selectors: {
      '[data-hovered] > &': { borderColor: tokens.color.inkMuted },
      '[data-selected] > &': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.fill,
        color: tokens.color.accent.on,
      },
      '[data-selected][data-hovered] > &': {
        borderColor: tokens.color.accent.fillHover,
        backgroundColor: tokens.color.accent.fillHover,
      },
      '[data-readonly] > &': {
        borderColor: tokens.color.edge,
        backgroundColor: tokens.color.sunken,
        color: tokens.color.ink,
      },
      '[data-invalid] > &': { borderColor: tokens.color.critical.ink },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled][data-disabled] > &': {
        borderColor: tokens.color.hairline,
        backgroundColor: tokens.color.sunken,
        color: tokens.color.inkDisabled,
      },
    },
    '@media': {
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.change}` }),
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        backgroundColor: 'Canvas',
        color: 'ButtonText',
        selectors: {
          '[data-selected] > &': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
          '[data-disabled][data-disabled] > &': {
            borderColor: 'GrayText',
            backgroundColor: 'Canvas',
            color: 'GrayText',
          },
        },
      },
    },
  }),
);

export const thumb = style(
  inLayer(layer, {
    display: 'block',
    inlineSize: '12px',
    blockSize: '12px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    selectors: {
      '[data-selected] &': { translate: '14px' },
      '[data-selected] &:dir(rtl)': { translate: '-14px' },
    },
    '@media': ifMotionAllowed({ transition: `translate ${tokens.motion.change} ${tokens.motion.ease}` }),
  }),
);

/** Aligned with the label, not with the track. */
export const notes = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', paddingInlineStart: `calc(34px + ${tokens.space['2']})` }),
);
