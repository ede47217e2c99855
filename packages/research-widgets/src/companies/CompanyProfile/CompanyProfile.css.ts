import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const profile = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['6'],
    containerType: 'inline-size',
  }),
);

/** Keeps its height while nobody knows the sections. */
export const navigation = style(inLayer('fs.widget', { minBlockSize: 44 }));

/** Two columns on wide screens: what happened next to reference facts. */
export const columns = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['12'],
    alignItems: 'start',
    paddingBlockStart: tokens.space['2'],
    '@container': {
      '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: tokens.space['16'] },
    },
  }),
);

export const column = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['12'],
    minInlineSize: 0,
  }),
);

export const note = style(inLayer('fs.widget', { paddingBlockStart: tokens.space['3'] }));

/** A link to a section leaves room for the section navigation. A sticky header adds its own, as scroll padding. */
export const part = style(
  inLayer('fs.widget', {
    minInlineSize: 0,
    outline: 'none',
    scrollMarginBlockStart: `calc(44px + ${tokens.space['4']})`,
  }),
);
