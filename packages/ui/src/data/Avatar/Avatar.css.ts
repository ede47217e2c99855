import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** A circle suits people. A square suits logos, which a circle would crop. */
export type AvatarShape = 'circle' | 'square';

/** 24, 36, and 56 px: in a line, beside two lines, and in a page header. */
export type AvatarSize = 'small' | 'medium' | 'large';

const layer = 'fs.primitive';

const size = {
  small: inLayer(layer, { inlineSize: '24px', fontSize: '0.625rem' }),
  medium: inLayer(layer, { inlineSize: '36px', fontSize: tokens.size.small }),
  large: inLayer(layer, { inlineSize: '56px', fontSize: tokens.size.title }),
} satisfies Record<AvatarSize, object>;

const shape = {
  circle: inLayer(layer, { borderRadius: '50%' }),
  square: inLayer(layer, { borderRadius: tokens.radius.control }),
} satisfies Record<AvatarShape, object>;

export const avatar = recipe({
  base: inLayer(layer, {
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    // Separates a white logo from a white background.
    boxShadow: `inset 0 0 0 ${tokens.width.hairline} ${tokens.color.hairline}`,
    backgroundColor: tokens.color.accent.wash,
    color: tokens.color.accent.ink,
    fontFamily: tokens.font.ui,
    fontWeight: tokens.weight.semibold,
    lineHeight: '1',
    userSelect: 'none',
    verticalAlign: 'middle',
    '@media': { '(forced-colors: active)': { border: `${tokens.width.hairline} solid CanvasText` } },
  }),
  variants: { size, shape },
});

const fit = {
  circle: inLayer(layer, { objectFit: 'cover' }),
  square: inLayer(layer, { objectFit: 'contain', backgroundColor: '#FFFFFF' }),
} satisfies Record<AvatarShape, object>;

export const picture = recipe({
  base: inLayer(layer, { display: 'block', inlineSize: '100%', blockSize: '100%' }),
  variants: { shape: fit },
});
