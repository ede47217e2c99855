import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const trail = style(
  inLayer(layer, {
    display: 'flex',
    columnGap: tokens.space['2'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    lineHeight: tokens.leading.text,
  }),
);

export const crumb = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
    whiteSpace: 'nowrap',
    // The 24 px target size of WCAG 2.5.8, without more space around the line.
    minBlockSize: '24px',
    selectors: {
      '&:last-child': { flexShrink: 100, minInlineSize: '6ch' },
      // Rendered with borders, because screen readers would announce a character.
      '&:not(:last-child)::after': {
        content: '""',
        flexShrink: 0,
        inlineSize: '6px',
        blockSize: '6px',
        borderBlockStart: '1.5px solid currentColor',
        borderInlineEnd: '1.5px solid currentColor',
        rotate: '45deg',
        opacity: 0.7,
      },
      '&:not(:last-child):dir(rtl)::after': { rotate: '-45deg' },
    },
  }),
);

export const name = style(
  inLayer(layer, { display: 'block', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }),
);
