import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const explorer = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['6'],
    containerType: 'inline-size',
  }),
);

/** The button is at the end of the field's first line. */
export const filter = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: tokens.space['3'],
    maxInlineSize: '44rem',
  }),
);

export const subtitle = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['4'],
    rowGap: tokens.space['2'],
    overflowWrap: 'anywhere',
  }),
);

export const names = style(inLayer(layer, { fontWeight: 600 }));

/** On wide screens, the sidebar is beside the articles. */
export const columns = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['12'],
    alignItems: 'start',
    '@container': {
      '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) 18.5rem', columnGap: tokens.space['12'] },
    },
  }),
);

export const column = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['8'],
    minInlineSize: 0,
  }),
);
