import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as frame from '../../internal/DialogFrame/DialogFrame.css.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** 480 and 800 px. */
export type DrawerWidth = 'medium' | 'wide';

const layer = 'fs.primitive';

export const scrim = style([
  frame.scrim,
  inLayer(layer, {
    justifyContent: 'flex-end',
    // The sheet starts outside the viewport and must not make the page wider.
    overflow: 'clip',
    selectors: { '&[data-entering], &[data-exiting]': { backgroundColor: 'transparent' } },
    '@media': ifMotionAllowed({ transition: `background-color ${tokens.motion.enter} ${tokens.motion.ease}` }),
  }),
]);

const width = {
  medium: inLayer(layer, { maxInlineSize: '480px' }),
  wide: inLayer(layer, { maxInlineSize: '800px' }),
} satisfies Record<DrawerWidth, object>;

export const sheet = recipe({
  base: [
    frame.sheet,
    inLayer(layer, {
      inlineSize: '100%',
      borderBlock: 'none',
      borderInlineEnd: 'none',
      borderStartStartRadius: tokens.radius.card,
      borderEndStartRadius: tokens.radius.card,
      '@media': {
        [frame.phone]: { border: 'none', borderRadius: 0 },
        ...ifMotionAllowed({
          transition: `translate ${tokens.motion.enter} ${tokens.motion.ease}`,
          selectors: {
            '&[data-entering], &[data-exiting]': { translate: '100%' },
            '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { translate: '-100%' },
          },
        }),
      },
    }),
  ],
  variants: { width },
});
