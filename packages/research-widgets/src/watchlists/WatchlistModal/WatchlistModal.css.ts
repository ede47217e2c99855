import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Hides the pane on narrow screens. */
export const stacked = '(max-width: 760px)';

export const columns = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    gap: tokens.space['6'],
    // Reserves space for tags, so that the dialog does not jump.
    minBlockSize: '420px',
    '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 } },
  }),
);

/** Visually first on wide screens. The name comes first for the keyboard, and on phones. */
export const useCases = style(
  inLayer(layer, {
    gridColumn: 1,
    gridRow: 1,
    minInlineSize: 0,
    '@media': { [stacked]: { gridRow: 'auto' } },
  }),
);

/** Teams and privacy side by side on wide screens. */
export const pair = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    alignItems: 'start',
    gap: tokens.space['6'],
  }),
);
