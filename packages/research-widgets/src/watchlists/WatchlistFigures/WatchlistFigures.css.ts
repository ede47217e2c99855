import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space['4'],
  rowGap: tokens.space['1'],
} as const;

export const line = style(inLayer(layer, row));

export const markets = style(inLayer(layer, { ...row, margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }));

export const market = style(
  inLayer(layer, { display: 'inline-flex', alignItems: 'baseline', gap: tokens.space['2'], minInlineSize: 0 }),
);

export const waiting = style(inLayer(layer, { flex: '1 1 12rem', minInlineSize: 0 }));
