import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `text` is as high as a line of that text. `circle` and `block` are as high as a control. */
export type SkeletonShape = 'text' | 'block' | 'circle';

/** The text size that the skeleton replaces. */
export type SkeletonSize = 'caption' | 'small' | 'ui' | 'reading' | 'title' | 'headline' | 'display';

/** 25%, 50%, 75%, and 100% of the available width. */
export type SkeletonWidth = 'quarter' | 'half' | 'most' | 'full';

const layer = 'fs.primitive';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Forced colors reset backgrounds. Opting out keeps the skeleton visible. */
const bar = { backgroundColor: tokens.color.skeleton, forcedColorAdjust: 'none' } as const;

const shape = {
  // As high as the line, with a bar as high as its letters.
  text: inLayer(layer, {
    display: 'grid',
    alignItems: 'center',
    blockSize: '1lh',
    '::before': { ...bar, content: '""', blockSize: '0.75em', borderRadius: '3px' },
  }),
  block: inLayer(layer, { ...bar, blockSize: tokens.density.control, borderRadius: tokens.radius.control }),
  circle: inLayer(layer, {
    ...bar,
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
    lineHeight: tokens.leading.text,
    '@media': ifMotionAllowed({ animation: `${breathe} 1600ms ease-in-out infinite` }),
  }),
  variants: { shape, size, width },
});
