import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** As high as the frame leaves room for: 2 px less than it on each side, with its hairline. */
const side = `calc(${tokens.density.control} - 6px)`;

export const button = style(
  inLayer('fs.primitive', {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    margin: 0,
    padding: 0,
    border: 'none',
    borderRadius: `calc(${tokens.radius.control} - 2px)`,
    background: 'none',
    color: tokens.color.inkMuted,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: tokens.color.hover, color: tokens.color.ink },
      '&:is([data-pressed], [data-open])': { backgroundColor: tokens.color.pressed, color: tokens.color.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: tokens.color.inkDisabled },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);
