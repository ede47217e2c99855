import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { AvatarShape, AvatarSize } from '../Avatar/Avatar.tsx';

const layer = 'fs.primitive';

/** Logos don’t overlap, because a cropped logo is hard to recognize. */
const groupShape = {
  circle: inLayer(layer, { gap: 0 }),
  square: inLayer(layer, { gap: tokens.space['1'] }),
} satisfies Record<AvatarShape, object>;

export const group = recipe({
  base: inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  variants: { shape: groupShape },
});

const notFirst = '&:not(:first-child)';

const overlap = {
  small: inLayer(layer, { selectors: { [notFirst]: { marginInlineStart: '-3px' } } }),
  medium: inLayer(layer, { selectors: { [notFirst]: { marginInlineStart: '-6px' } } }),
  large: inLayer(layer, { selectors: { [notFirst]: { marginInlineStart: '-10px' } } }),
} satisfies Record<AvatarSize, object>;

/** Each person overlaps the one before, separated by a ring in the background color. */
export const circle = recipe({
  base: inLayer(layer, {
    display: 'grid',
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${tokens.color.surface}`,
    backgroundColor: tokens.color.surface,
  }),
  variants: { size: overlap },
});

export const square = style(inLayer(layer, { display: 'grid' }));

const size = {
  small: inLayer(layer, { fontSize: tokens.size.caption }),
  medium: inLayer(layer, { fontSize: tokens.size.small }),
  large: inLayer(layer, { fontSize: tokens.size.ui }),
} satisfies Record<AvatarSize, object>;

export const others = recipe({
  base: inLayer(layer, {
    position: 'relative',
    paddingInlineStart: tokens.space['2'],
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.medium,
  }),
  variants: { size },
});
