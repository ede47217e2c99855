import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const whole = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.space['2'],
    minInlineSize: 0,
  }),
);

export const list = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['2'],
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const row = style(
  inLayer(layer, {
    minInlineSize: 0,
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    selectors: {
      '&[data-held]': {
        position: 'relative',
        zIndex: 1,
        borderColor: tokens.color.accent.fill,
        boxShadow: tokens.shadow.floating,
      },
    },
    '@media': {
      ...ifMotionAllowed({
        selectors: {
          '[data-dragging] > &:not([data-held])': {
            transition: `translate ${tokens.motion.change} ${tokens.motion.ease}`,
          },
        },
      }),
      '(forced-colors: active)': { selectors: { '&[data-held]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const head = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space['1'],
    minInlineSize: 0,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['1'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);

/** The drag handle. On touch screens, dragging it does not scroll the page. */
export const handle = style(
  inLayer(layer, {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: tokens.density.controlSmall,
    blockSize: tokens.density.controlSmall,
    borderRadius: tokens.radius.control,
    color: tokens.color.inkMuted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      '&:hover': { backgroundColor: tokens.color.hover, color: tokens.color.ink },
      '[data-held] &': { cursor: 'grabbing' },
    },
  }),
);

export const name = style(
  inLayer(layer, {
    flexGrow: 1,
    minInlineSize: 0,
    // Centers the first line on the buttons beside it.
    paddingBlock: `calc((${tokens.density.controlSmall} - 1lh) / 2)`,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
    selectors: {
      '&:first-child': { paddingInlineStart: tokens.space['2'] },
      '[data-disabled] &': { color: tokens.color.inkDisabled },
    },
  }),
);

export const tools = style(inLayer(layer, { display: 'flex', flexShrink: 0 }));

export const body = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['4'],
    minInlineSize: 0,
    padding: tokens.space['3'],
  }),
);
