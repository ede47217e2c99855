import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const name = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);

/** Follows the table: one line in columns, several on a phone. */
export const clipped = style(inLayer(layer, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const mark = style(inLayer(layer, { flexShrink: 0 }));
