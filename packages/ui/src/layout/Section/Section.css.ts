import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const section = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', gap: tokens.space['4'], minInlineSize: 0 }),
);

export const header = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['3'],
  }),
);

/** The actions wrap when less than 14 rem remain for the title. */
export const words = style(
  inLayer(layer, {
    display: 'flex',
    flex: '1 1 14rem',
    flexDirection: 'column',
    gap: tokens.space['1'],
    minInlineSize: 0,
    maxInlineSize: tokens.width.reading,
  }),
);

export const actions = style(
  inLayer(layer, { display: 'flex', flexWrap: 'wrap', gap: tokens.space['2'], minInlineSize: 0 }),
);
