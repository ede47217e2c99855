import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { linesOf, type TextAreaSize } from './textAreaLines.ts';

const layer = 'fs.primitive';

function atLeast(lines: number) {
  return inLayer(layer, { minBlockSize: `calc(${lines} * 1lh + 2 * ${tokens.space['2']} + 2px)` });
}

const size = {
  medium: atLeast(linesOf.medium),
  large: atLeast(linesOf.large),
} satisfies Record<TextAreaSize, object>;

export const textArea = recipe({
  base: inLayer(layer, {
    display: 'block',
    maxBlockSize: 'max(24rem, 40vh)',
    paddingBlock: tokens.space['2'],
    resize: 'vertical',
    // Firefox does not support this property yet: the field keeps its minimum height and scrolls.
    fieldSizing: 'content',
  }),
  variants: { size },
});
