import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The round is below its company. */
export const lines = style(inLayer('fs.widget', { display: 'grid', minInlineSize: 0 }));

export const round = style(
  inLayer('fs.widget', {
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.25em',
    minInlineSize: 0,
    // Arabic has the unit of an amount in a word.
    selectors: { '&:dir(rtl)': { fontSize: tokens.size.caption } },
  }),
);

/** A long kind of round is clipped, its amount and day never. */
export const kind = style(inLayer('fs.widget', { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const figures = style(inLayer('fs.widget', { flexShrink: 0 }));
