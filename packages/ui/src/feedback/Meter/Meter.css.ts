import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** What the quantity means. Say it in text as well. */
export type MeterTone = 'neutral' | 'positive' | 'caution' | 'critical';

// A Meter looks like a ProgressBar at rest.
export { label, progress as meter, track, value, words } from '../ProgressBar/ProgressBar.css.ts';

const layer = 'fs.primitive';

const tone = {
  neutral: inLayer(layer, { backgroundColor: tokens.color.accent.fill }),
  positive: inLayer(layer, { backgroundColor: tokens.color.positive.ink }),
  caution: inLayer(layer, { backgroundColor: tokens.color.caution.ink }),
  critical: inLayer(layer, { backgroundColor: tokens.color.critical.ink }),
} satisfies Record<MeterTone, object>;

export const fill = recipe({
  base: inLayer(layer, {
    display: 'block',
    blockSize: '100%',
    '@media': {
      ...ifMotionAllowed({ transition: `inline-size ${tokens.motion.enter} ${tokens.motion.ease}` }),
      '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
  }),
  variants: { tone },
});
