import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/layers.ts';
import { whenMotionIsWelcome } from '../theme/motion.ts';
import { tokens } from '../theme/tokens.css.ts';

const layer = 'fs.primitive';

export const field = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['1'],
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const heading = style(
  inLayer(layer, { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: tokens.space['2'] }),
);

export const label = style(
  inLayer(layer, {
    color: tokens.color.ink,
    fontWeight: tokens.weight.medium,
    cursor: 'default',
    selectors: { '[data-disabled] &': { color: tokens.color.inkDisabled } },
  }),
);

export const required = style(inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.caption }));

export const input = style(
  inLayer(layer, {
    inlineSize: '100%',
    minBlockSize: tokens.density.control,
    margin: 0,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['3'],
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    font: 'inherit',
    textOverflow: 'ellipsis',
    selectors: {
      '&[data-hovered]': { borderColor: tokens.color.inkMuted },
      '&[readonly]': { backgroundColor: tokens.color.sunken, borderColor: tokens.color.hairline },
      '&[data-invalid]': { borderColor: tokens.color.critical.ink },
      '&[data-focused]': focusRing,
      '&[data-disabled]': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
        color: tokens.color.inkDisabled,
        // Safari paints disabled text in its own paler colour.
        WebkitTextFillColor: tokens.color.inkDisabled,
      },
    },
    '@media': {
      ...whenMotionIsWelcome({ transition: `border-color ${tokens.motion.change}` }),
      // Safari on a phone zooms into any field with smaller text.
      '(pointer: coarse)': { fontSize: tokens.size.reading },
    },
  }),
);

export const description = style(inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.small }));

export const error = style(
  inLayer(layer, {
    color: tokens.color.critical.ink,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
  }),
);
