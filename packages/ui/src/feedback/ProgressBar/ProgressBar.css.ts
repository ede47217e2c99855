import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const progress = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['1'],
    inlineSize: '100%',
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: tokens.space['3'],
  }),
);

export const label = style(
  inLayer(layer, { minInlineSize: 0, color: tokens.color.ink, fontWeight: tokens.weight.medium }),
);

export const value = style(
  inLayer(layer, {
    marginInlineStart: 'auto',
    color: tokens.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);

export const track = style(
  inLayer(layer, {
    display: 'block',
    blockSize: '8px',
    overflow: 'hidden',
    // The border, not the background, gives the track its 3:1 contrast.
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: '4px',
    backgroundColor: tokens.color.sunken,
  }),
);

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const fill = style(
  inLayer(layer, {
    position: 'relative',
    display: 'block',
    blockSize: '100%',
    backgroundColor: tokens.color.accent.fill,
    selectors: {
      // With reduced motion, stripes show that the amount is unknown.
      '&[data-indeterminate]': {
        inlineSize: '100%',
        backgroundColor: 'transparent',
        backgroundImage: `repeating-linear-gradient(-45deg, ${tokens.color.accent.fill} 0 6px, transparent 6px 12px)`,
      },
    },
    '@media': {
      ...ifMotionAllowed({
        transition: `inline-size ${tokens.motion.enter} ${tokens.motion.ease}`,
        selectors: {
          '&[data-indeterminate]': {
            inlineSize: '40%',
            backgroundColor: tokens.color.accent.fill,
            backgroundImage: 'none',
            animation: `${pass} 1400ms ${tokens.motion.ease} infinite`,
          },
        },
      }),
      '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
  }),
);
