import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const page = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['8'],
    containerType: 'inline-size',
  }),
);

/** On wide screens, the form is beside its result. */
export const columns = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['8'],
    alignItems: 'start',
    '@container': {
      '(min-width: 48rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: tokens.space['12'] },
    },
  }),
);
