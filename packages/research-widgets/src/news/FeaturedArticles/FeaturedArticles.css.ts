import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const container = style(inLayer(layer, { containerType: 'inline-size', minInlineSize: 0 }));

/** The picture's card beside the lines, where both fit. */
export const row = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['6'],
    alignItems: 'start',
    '@container': {
      '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: tokens.space['8'] },
    },
  }),
);

/** The whole width, where there is nothing beside it. */
export const alone = style(inLayer(layer, { display: 'grid', maxInlineSize: '30rem' }));

export const picture = style(inLayer(layer, { aspectRatio: '16 / 9', background: tokens.color.sunken }));
