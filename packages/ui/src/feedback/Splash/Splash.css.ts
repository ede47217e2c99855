import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const splash = style(
  inLayer(layer, {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: tokens.space['6'],
    padding: tokens.space['6'],
    backgroundColor: tokens.color.paper,
    color: tokens.color.accent.ink,
  }),
);

export const tagline = style(
  inLayer(layer, {
    margin: 0,
    color: tokens.color.ink,
    fontFamily: tokens.font.display,
    fontSize: tokens.size.headline,
    fontWeight: tokens.weight.regular,
    lineHeight: tokens.leading.heading,
    letterSpacing: '-0.01em',
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
