import { inLayer } from '../system/theme/layers.ts';
import { ifMotionAllowed } from '../system/theme/motion.ts';
import { tokens } from '../system/theme/tokens.css.ts';

/** The surface of popovers and menus. */
export const floating = inLayer('fs.primitive', {
  // A fixed width: a width that depends on the position would change the position again.
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
  // Opens without animation and fades out.
  selectors: { '&[data-exiting]': { opacity: 0 } },
  '@media': ifMotionAllowed({ transition: `opacity ${tokens.motion.change} ${tokens.motion.ease}` }),
});
