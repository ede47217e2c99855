import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { NoticeTone } from './NoticeTone.ts';

const layer = 'fs.primitive';

/** Adds a system color, because forced colors don’t change the color of an SVG. */
function inked(color: string) {
  return inLayer(layer, { color, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });
}

const tone = {
  info: inked(tokens.color.info.ink),
  positive: inked(tokens.color.positive.ink),
  caution: inked(tokens.color.caution.ink),
  critical: inked(tokens.color.critical.ink),
} satisfies Record<NoticeTone, object>;

export const mark = recipe({
  base: inLayer(layer, {
    flexShrink: 0,
    inlineSize: '16px',
    // As high as a line of the text beside it, so that both align.
    blockSize: `calc(${tokens.size.ui} * ${tokens.leading.text})`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: { tone },
});
