import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const words = style(inLayer(layer, { display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const raised = style(
  inLayer(layer, { display: 'grid', justifyItems: 'end', flexShrink: 0, fontVariantNumeric: 'tabular-nums' }),
);
