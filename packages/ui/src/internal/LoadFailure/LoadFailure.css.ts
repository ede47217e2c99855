import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const failure = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space['3'],
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    fontWeight: tokens.weight.regular,
    textAlign: 'start',
  }),
);

/** In the browser’s top layer, where neither a dialog nor a scroll container clips it. */
export const floating = style(
  inLayer(layer, {
    position: 'fixed',
    inset: 'auto',
    maxInlineSize: `min(24rem, calc(100vw - 2 * ${tokens.space['2']}))`,
    margin: 0,
    padding: tokens.space['3'],
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
  }),
);
