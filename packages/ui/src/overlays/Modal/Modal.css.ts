import { style } from '@vanilla-extract/css';
import * as frame from '../../internal/DialogFrame/DialogFrame.css.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const scrim = style([
  frame.scrim,
  inLayer(layer, {
    alignItems: 'center',
    justifyContent: 'center',
    padding: tokens.space['6'],
    // The scrim fades in, while the dialog is there from the first frame.
    selectors: { '&[data-entering], &[data-exiting]': { backgroundColor: 'transparent' } },
    '@media': {
      [frame.phone]: {
        padding: tokens.space['4'],
        // On phones, a task fills the screen and an alert dialog stays a card.
        selectors: { '&:not(:has([role="alertdialog"]))': { padding: 0, alignItems: 'stretch' } },
      },
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.enter} ${tokens.motion.ease}` }),
    },
  }),
]);

export const sheet = style([
  frame.sheet,
  inLayer(layer, {
    inlineSize: '100%',
    maxBlockSize: '100%',
    borderRadius: tokens.radius.card,
    selectors: {
      '[data-entering] > &': { translate: `0 ${tokens.space['2']}` },
      '[data-exiting] > &': { opacity: 0 },
    },
    '@media': {
      [frame.phone]: {
        selectors: { '&:not(:has([role="alertdialog"]))': { border: 'none', borderRadius: 0 } },
      },
      ...ifMotionAllowed({
        transition: `translate ${tokens.motion.enter} ${tokens.motion.ease}, opacity ${tokens.motion.enter}`,
      }),
    },
  }),
]);
