import { style } from '@vanilla-extract/css';
import { elevation } from '../../internal/elevation.ts';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

const phone = '(max-width: 480px)';

/** Lets pointer events through to the page, except on the message itself. */
export const region = style(
  inLayer(layer, {
    position: 'fixed',
    zIndex: elevation.toast,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    justifyItems: 'center',
    padding: tokens.space['4'],
    pointerEvents: 'none',
    '@media': { [phone]: { justifyItems: 'stretch' } },
  }),
);

/** Inverts text and background, so that the toast stands out from the page. */
export const toast = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['1'],
    maxInlineSize: '32rem',
    paddingBlock: tokens.space['2'],
    paddingInlineStart: tokens.space['4'],
    paddingInlineEnd: tokens.space['2'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.surface,
    boxShadow: tokens.shadow.floating,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [phone]: { flexWrap: 'wrap' },
      ...ifMotionAllowed({
        transition: `opacity ${tokens.motion.enter} ${tokens.motion.ease}, translate ${tokens.motion.enter} ${tokens.motion.ease}`,
        '@starting-style': { opacity: 0, translate: `0 ${tokens.space['2']}` },
      }),
    },
  }),
);

/** On phones, the buttons wrap when less than 8 rem remain for the text. */
export const content = style(
  inLayer(layer, {
    display: 'flex',
    flexGrow: 1,
    minInlineSize: 0,
    gap: tokens.space['2'],
    '@media': { [phone]: { flexBasis: '8rem' } },
  }),
);

export const words = style(inLayer(layer, { minInlineSize: 0 }));

export const buttons = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.space['1'],
    maxInlineSize: '100%',
  }),
);
