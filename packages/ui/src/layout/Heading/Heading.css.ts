import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** 34, 26, and 20 px in the display font. `label` is 14 px in the font of the controls. */
export type HeadingSize = 'display' | 'headline' | 'title' | 'label';

const layer = 'fs.primitive';

const display = { fontFamily: tokens.font.display, letterSpacing: '-0.01em' };

const size = {
  display: inLayer(layer, { ...display, fontSize: tokens.size.display }),
  headline: inLayer(layer, { ...display, fontSize: tokens.size.headline }),
  title: inLayer(layer, { ...display, fontSize: tokens.size.title }),
  label: inLayer(layer, { fontFamily: tokens.font.ui, fontSize: tokens.size.ui }),
} satisfies Record<HeadingSize, object>;

const base = style(
  inLayer(layer, {
    margin: 0,
    color: tokens.color.ink,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.leading.heading,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

/** Plain classes instead of a recipe, whose runtime would come with every dialog. */
export const heading = styleVariants(size, (own) => [base, own]);
