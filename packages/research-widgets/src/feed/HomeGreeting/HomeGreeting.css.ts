import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const greeting = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['3'],
  }),
);

/** As wide as what is left, whatever the sentence says, so that the buttons stay where they are when it arrives. */
export const words = style(
  inLayer(layer, {
    display: 'flex',
    flex: '1 1 20rem',
    flexDirection: 'column',
    gap: tokens.space['2'],
    minInlineSize: 0,
  }),
);

/** Reserves the lines that the sentence usually takes, so that nothing below moves when it arrives or stays away. */
export const sentence = style(
  inLayer(layer, {
    minBlockSize: '2lh',
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    '@media': { '(min-width: 40rem)': { minBlockSize: '1lh' } },
  }),
);
