import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The frame around a date and its buttons. Added to `control` and `group`. */
export const frame = style(inLayer(layer, { selectors: { '&:has([data-type][data-focused])': focusRing } }));

export const segments = style(
  inLayer(layer, {
    flex: '1 1 0',
    minInlineSize: 0,
    // Aligns the text with that of other fields.
    marginInlineStart: '-2px',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const segment = style(
  inLayer(layer, {
    borderRadius: '3px',
    outline: 'none',
    whiteSpace: 'pre',
    selectors: {
      '&:not([data-type="literal"])': { paddingBlock: '2px', paddingInline: '2px' },
      '&:is([data-type="literal"], [data-placeholder])': { color: tokens.color.inkMuted },
      '[data-disabled] &': { color: 'inherit' },
      '&[data-focused]': { backgroundColor: tokens.color.accent.fill, color: tokens.color.accent.on },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
