import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const profile = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['12'], containerType: 'inline-size' }),
);

/** Two columns where there is room for both: what is read beside what is looked up. */
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

/** The parts without facts, after the others and closer together. */
export const nothing = style(inLayer('fs.widget', { display: 'grid', gap: tokens.space['3'], minInlineSize: 0 }));
