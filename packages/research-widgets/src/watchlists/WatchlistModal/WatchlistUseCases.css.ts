import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';
import { stacked } from './WatchlistModal.css.ts';

const layer = 'fs.widget';

export const pane = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: tokens.space['3'],
    minInlineSize: 0,
    paddingInlineEnd: tokens.space['6'],
    borderInlineEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    '@media': { [stacked]: { paddingInlineEnd: 0, borderInlineEnd: 'none' } },
  }),
);

/** A column. On narrow screens a row that scrolls. */
export const choices = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['2'],
    margin: 0,
    listStyle: 'none',
    '@media': {
      [stacked]: {
        display: 'flex',
        // Padding for the focus ring, which scrolling would clip.
        margin: '-4px',
        padding: tokens.space['1'],
        overflow: 'auto',
      },
    },
    padding: 0,
  }),
);

export const choice = style(
  inLayer(layer, {
    display: 'grid',
    '@media': { [stacked]: { flexShrink: 0, maxInlineSize: '100%' } },
  }),
);

export const name = style(
  inLayer(layer, { flexGrow: 1, textAlign: 'start', '@media': { [stacked]: { whiteSpace: 'nowrap' } } }),
);
