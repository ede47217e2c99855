import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const profile = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['12'], containerType: 'inline-size' }),
);

/** Two columns on wide screens: articles and deals next to reference facts. */
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

/** Empty sections, after the others and with less space between them. */
export const nothing = style(inLayer('fs.widget', { display: 'grid', gap: tokens.space['3'], minInlineSize: 0 }));
