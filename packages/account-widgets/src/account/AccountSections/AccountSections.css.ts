import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style(
  inLayer('fs.widget', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space['8'] }),
);

/** No wider than what the eye follows from a label to its field. */
export const sections = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['12'],
    maxInlineSize: '45rem',
  }),
);

/** A link to a section leaves room for the section navigation. A sticky header adds its own, as scroll padding. */
export const section = style(
  inLayer('fs.widget', {
    minInlineSize: 0,
    outline: 'none',
    scrollMarginBlockStart: `calc(44px + ${tokens.space['4']})`,
  }),
);
