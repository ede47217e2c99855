import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** The result of an entry. */
export const announcement = style(
  inLayer('fs.primitive', {
    color: tokens.color.caution.ink,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
  }),
);
