import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** Inverts text and background, so that the tooltip stands out from the page. */
export const tooltip = style(
  inLayer('fs.primitive', {
    // A fixed width: a width that depends on the position would change the position again.
    inlineSize: 'max-content',
    maxInlineSize: `min(18rem, calc(100vw - ${tokens.space['6']}))`,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.ink,
    boxShadow: tokens.shadow.floating,
    color: tokens.color.paper,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
    outline: 'none',
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      ...ifMotionAllowed({ transition: `opacity ${tokens.motion.change} ${tokens.motion.ease}` }),
      '(forced-colors: active)': { borderColor: 'CanvasText', backgroundColor: 'Canvas', color: 'CanvasText' },
    },
  }),
);
