import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';

/** 16, 24, and 40 px. */
export type SpinnerSize = 'small' | 'medium' | 'large';

const layer = 'fs.primitive';

export const size = styleVariants({
  small: inLayer(layer, { inlineSize: '16px' }),
  medium: inLayer(layer, { inlineSize: '24px' }),
  large: inLayer(layer, { inlineSize: '40px' }),
} satisfies Record<SpinnerSize, object>);

export const spinner = style(inLayer(layer, { aspectRatio: '1' }));

const turn = keyframes({ to: { rotate: '1turn' } });

export const ring = style(
  inLayer(layer, {
    display: 'block',
    inlineSize: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    '@media': ifMotionAllowed({ animation: `${turn} 900ms linear infinite` }),
  }),
);

export const track = style(inLayer(layer, { opacity: 0.2 }));

export const arc = style(inLayer(layer, { strokeDasharray: '28 100' }));
