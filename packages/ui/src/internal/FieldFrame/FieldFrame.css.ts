import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

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
    minInlineSize: 0,
    color: tokens.color.ink,
    fontWeight: tokens.weight.medium,
    cursor: 'default',
    selectors: { '[data-disabled] &': { color: tokens.color.inkDisabled } },
  }),
);

export const required = style(
  inLayer(layer, {
    flexShrink: 0,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    whiteSpace: 'nowrap',
  }),
);

export const description = style(inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.small }));

export const error = style(
  inLayer(layer, {
    display: 'block',
    color: tokens.color.critical.ink,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
  }),
);

/** Without an error it takes no room, not even a gap, and still listens. */
export const liveRegion = style(inLayer(layer, { selectors: { '&:empty': { position: 'absolute' } } }));
