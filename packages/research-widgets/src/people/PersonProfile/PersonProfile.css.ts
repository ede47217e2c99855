import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const profile = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['8'], containerType: 'inline-size' }),
);

export const head = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.space['4'],
    alignItems: 'center',
  }),
);

export const words = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['1'], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** Two columns on wide screens: what the person did next to who else has the name. */
export const columns = style(
  inLayer('fs.widget', {
    display: 'grid',
    gap: tokens.space['12'],
    alignItems: 'start',
    '@container': {
      '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: tokens.space['16'] },
    },
  }),
);

export const column = style(inLayer('fs.widget', { display: 'grid', gap: tokens.space['12'], minInlineSize: 0 }));

export const avatarPlace = style(inLayer('fs.widget', { display: 'block', inlineSize: 56, blockSize: 56 }));
