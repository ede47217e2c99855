import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const tag = style(
  inLayer(layer, {
    display: 'inline-flex',
    alignItems: 'stretch',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: '26px',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.sunken,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    lineHeight: '24px',
    verticalAlign: 'middle',
    selectors: {
      // Dashed, so that the state is visible without color.
      '&[data-invalid]': {
        borderColor: tokens.color.critical.ink,
        borderStyle: 'dashed',
        backgroundColor: tokens.color.critical.wash,
        color: tokens.color.critical.ink,
      },
    },
  }),
);

/** Without it, the text is at the top of a tag whose button is as high as a finger needs. */
const centeredOnTouch = { '@media': { '(pointer: coarse)': { alignSelf: 'center' } } } as const;

/** Where a name is clipped: `short` fits names, `long` fits most emails. */
export type TagNameWidth = 'short' | 'long';

const nameBox = style(
  inLayer(layer, {
    // The padding is outside the clipped box, so the name gets all of its width.
    boxSizing: 'content-box',
    minInlineSize: 0,
    paddingInline: tokens.space['2'],
    overflow: 'clip',
    // Space for the focus ring of a link inside.
    overflowClipMargin: '4px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...centeredOnTouch,
  }),
);

export const name = styleVariants({ short: '175px', long: '360px' } satisfies Record<TagNameWidth, string>, (width) => [
  nameBox,
  inLayer(layer, { maxInlineSize: width }),
]);

/** Around a name of up to two lines, which fit the lowest row of a table. */
export const lines = style(
  inLayer(layer, { alignSelf: 'center', whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.2 }),
);

/** As large as what is visible of it: the box of inline text is lower, and goes on behind the next tag. */
export const link = style(
  inLayer(layer, { display: 'block', overflow: 'clip', overflowClipMargin: '4px', textOverflow: 'ellipsis' }),
);

/** The same with two lines. */
export const clamped = style(
  inLayer(layer, {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // Letters that go below their line.
    paddingBlockEnd: '1px',
  }),
);

export const detail = style(
  inLayer(layer, {
    flexShrink: 0,
    paddingInlineEnd: tokens.space['2'],
    color: tokens.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    ...centeredOnTouch,
  }),
);

export const remove = style(
  inLayer(layer, {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: '24px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: '5px',
    backgroundColor: 'transparent',
    color: tokens.color.inkMuted,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { backgroundColor: tokens.color.hover, color: tokens.color.ink },
      '&[data-pressed]': { backgroundColor: tokens.color.pressed, color: tokens.color.ink },
      '&[data-disabled]': { color: tokens.color.inkDisabled },
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px', boxShadow: 'none' },
    },
    '@media': {
      ...ifMotionAllowed({ transition: `background-color ${tokens.motion.change}` }),
      '(pointer: coarse)': { inlineSize: tokens.density.controlSmall, minBlockSize: tokens.density.controlSmall },
    },
  }),
);
