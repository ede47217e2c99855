import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

export const words = style(
  inLayer('fs.widget', { flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }),
);

export const figures = style(
  inLayer('fs.widget', {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    // A long period wraps before it squeezes the name.
    flexShrink: 0,
    maxInlineSize: 'max(45%, 10.5rem)',
  }),
);
