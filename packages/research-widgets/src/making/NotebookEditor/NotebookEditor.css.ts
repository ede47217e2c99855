import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

const isWide = '(min-width: 60rem)';

export const place = style(inLayer(layer, { containerType: 'inline-size', minInlineSize: 0 }));

/** Text and view are side by side where there is room. */
export const panes = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space['8'],
    alignItems: 'start',
    '@container': { [isWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const view = style(inLayer(layer, { display: 'grid', gap: tokens.space['6'], minInlineSize: 0 }));
