import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const words = style(
  inLayer('fs.widget', {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    overflowWrap: 'anywhere',
    // Keeps links of two lines apart, so that a finger hits one of them (WCAG 2.2, target size).
    selectors: { '&:has(> * + * a)': { rowGap: tokens.space['1'] } },
  }),
);

/** Each row has its line, also the last, since rows are side by side. */
export const grid = style(
  inLayer('fs.widget', {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    columnGap: tokens.space['12'],
    borderBlockEnd: 'none',
  }),
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
