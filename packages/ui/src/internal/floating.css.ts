import { inLayer } from '../system/theme/layers.ts';
import { ifMotionAllowed } from '../system/theme/motion.ts';
import { tokens } from '../system/theme/tokens.css.ts';

/** What is lifted off the page beside what opened it: popovers and menus. */
export const floating = inLayer('fs.primitive', {
  // Its own, wherever it stands: a width that depends on the place changes the place again.
  inlineSize: 'max-content',
  maxInlineSize: `calc(100vw - ${tokens.space['6']})`,
  border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.card,
  backgroundColor: tokens.color.surface,
  boxShadow: tokens.shadow.floating,
  color: tokens.color.ink,
  fontFamily: tokens.font.ui,
  fontSize: tokens.size.ui,
  lineHeight: tokens.leading.text,
  outline: 'none',
  // It stands there with the first frame, and fades when it goes.
  selectors: { '&[data-exiting]': { opacity: 0 } },
  '@media': ifMotionAllowed({ transition: `opacity ${tokens.motion.change} ${tokens.motion.ease}` }),
});
