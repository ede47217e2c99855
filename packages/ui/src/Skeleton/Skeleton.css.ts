import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../theme/layers.ts';
import { whenMotionIsWelcome } from '../theme/motion.ts';
import { tokens } from '../theme/tokens.css.ts';
import type { SkeletonShape, SkeletonSize, SkeletonWidth } from './Skeleton.tsx';

const layer = 'fs.primitive';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const shape = {
  // As high as the line, with a bar as high as its letters.
  text: inLayer(layer, {
    blockSize: '1lh',
    paddingBlock: 'calc((1lh - 0.75em) / 2)',
    backgroundClip: 'content-box',
  }),
  block: inLayer(layer, { blockSize: tokens.density.control, borderRadius: tokens.radius.control }),
  circle: inLayer(layer, {
    blockSize: tokens.density.control,
    maxInlineSize: tokens.density.control,
    borderRadius: '50%',
  }),
} satisfies Record<SkeletonShape, object>;

const heading = { lineHeight: tokens.leading.heading };

const size = {
  caption: inLayer(layer, { fontSize: tokens.size.caption }),
  small: inLayer(layer, { fontSize: tokens.size.small }),
  ui: inLayer(layer, { fontSize: tokens.size.ui }),
  reading: inLayer(layer, { fontSize: tokens.size.reading }),
  title: inLayer(layer, { ...heading, fontSize: tokens.size.title }),
  headline: inLayer(layer, { ...heading, fontSize: tokens.size.headline }),
  display: inLayer(layer, { ...heading, fontSize: tokens.size.display }),
} satisfies Record<SkeletonSize, object>;

const width = {
  quarter: inLayer(layer, { inlineSize: '25%' }),
  half: inLayer(layer, { inlineSize: '50%' }),
  most: inLayer(layer, { inlineSize: '75%' }),
  full: inLayer(layer, { inlineSize: '100%' }),
} satisfies Record<SkeletonWidth, object>;

export const skeleton = recipe({
  base: inLayer(layer, {
    display: 'block',
    backgroundColor: tokens.color.skeleton,
    lineHeight: tokens.leading.text,
    '@media': {
      ...whenMotionIsWelcome({ animation: `${breathe} 1600ms ease-in-out infinite` }),
      '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    },
  }),
  variants: { shape, size, width },
});
