import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';
import { pinnedCell } from '../columns/pinnedCell.ts';

const layer = 'fs.primitive';

export const cell = style(
  inLayer(layer, {
    blockSize: tokens.density.row,
    padding: 0,
    paddingInlineStart: '6px',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    insetInlineStart: 0,
    scrollMarginBlockStart: `calc(2 * ${tokens.density.row})`,
    selectors: {
      ...pinnedCell,
      'tbody > tr:last-child > &': { borderBlockEnd: 'none' },
      '[data-layout="rows"] &': { display: 'grid', alignContent: 'center' },
      '[data-layout="cards"] &': { blockSize: 'auto', border: 'none' },
    },
  }),
);

/** The box is centered in a 32 px target. */
export const box = style(
  inLayer(layer, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    margin: 0,
    borderRadius: tokens.radius.control,
    appearance: 'none',
    cursor: 'default',
    forcedColorAdjust: 'none',
    selectors: {
      '&::before': {
        content: '',
        gridArea: '1 / 1',
        boxSizing: 'border-box',
        inlineSize: '18px',
        blockSize: '18px',
        border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
        borderRadius: '4px',
        backgroundColor: tokens.color.surface,
      },
      '&:hover::before': { borderColor: tokens.color.inkMuted },
      '&:is(:checked, :indeterminate)::before': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.fill,
      },
      '&:checked:not(:indeterminate)::after': {
        content: '',
        gridArea: '1 / 1',
        inlineSize: '12px',
        blockSize: '12px',
        backgroundColor: tokens.color.accent.on,
        clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 20%, 82% 4%, 39% 68%)',
      },
      '&:indeterminate::after': {
        content: '',
        gridArea: '1 / 1',
        inlineSize: '8px',
        blockSize: '2px',
        backgroundColor: tokens.color.accent.on,
      },
      '&:focus': { outline: 'none' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::before': { borderColor: 'ButtonText', backgroundColor: 'Canvas' },
          '&:is(:checked, :indeterminate)::before': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
          '&:checked:not(:indeterminate)::after': { backgroundColor: 'HighlightText' },
          '&:indeterminate::after': { backgroundColor: 'HighlightText' },
        },
      },
    },
  }),
);
