import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../theme/layers.ts';
import { tokens } from '../theme/tokens.css.ts';
import type { NoticeTone } from './Notice.tsx';

const layer = 'fs.primitive';

const tone = {
  info: inLayer(layer, { color: tokens.color.info.ink }),
  positive: inLayer(layer, { color: tokens.color.positive.ink }),
  caution: inLayer(layer, { color: tokens.color.caution.ink }),
  critical: inLayer(layer, { color: tokens.color.critical.ink }),
} satisfies Record<NoticeTone, object>;

export const mark = recipe({
  base: inLayer(layer, {
    flexShrink: 0,
    inlineSize: '16px',
    // As high as a line of the text beside it, so that the two share a middle.
    blockSize: `calc(${tokens.size.ui} * ${tokens.leading.text})`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: { tone },
});
