import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** A target of 24 px over the line between two columns; the line itself shows while it is of use. */
export const edge = style(
  inLayer(layer, {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineEnd: '-12px',
    inlineSize: '24px',
    blockSize: 'auto',
    margin: 0,
    border: 'none',
    borderRadius: tokens.radius.control,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    selectors: {
      // Inside the table, which would scroll for it.
      'th:last-child > &, [data-pin="end-edge"] > &, [data-pin="end"] > &': { insetInlineEnd: 0 },
      'th:last-child > &::before, [data-pin="end-edge"] > &::before, [data-pin="end"] > &::before': {
        insetInlineStart: 'auto',
        insetInlineEnd: 0,
      },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: '25%',
        insetInlineStart: 'calc(50% - 1px)',
        inlineSize: tokens.width.hairline,
        backgroundColor: tokens.color.hairline,
      },
      '&:is(:hover, :focus-visible, [data-dragged])::before': {
        insetBlock: 0,
        inlineSize: '2px',
        backgroundColor: tokens.color.accent.fill,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::before': { backgroundColor: 'CanvasText' },
          '&:is(:hover, :focus-visible, [data-dragged])::before': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
);
