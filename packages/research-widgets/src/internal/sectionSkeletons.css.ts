import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const clipped = { flexShrink: 0, overflow: 'hidden', borderRadius: tokens.radius.control } as const;

/** Same size as a company's small logo. */
export const logo = style(inLayer('fs.widget', { ...clipped, inlineSize: 24, blockSize: 24 }));

export const name = style(inLayer('fs.widget', { flex: 1, minInlineSize: 0 }));

export const words = style(inLayer('fs.widget', { flex: 1, minInlineSize: 0, display: 'grid' }));

/** Wraps as tags do. */
export const tags = style(inLayer('fs.widget', { display: 'flex', flexWrap: 'wrap', gap: tokens.space['1'] }));

/** Height of a tag, with varying widths of typical names. */
export const tag = style(
  inLayer('fs.widget', {
    ...clipped,
    blockSize: 26,
    inlineSize: '6rem',
    selectors: {
      '&:nth-child(3n + 2)': { inlineSize: '8rem' },
      '&:nth-child(5n + 3)': { inlineSize: '5rem' },
    },
  }),
);

/** Space of an article's image. */
export const picture = style(
  inLayer('fs.widget', { inlineSize: '100%', aspectRatio: '16 / 9', background: tokens.color.sunken }),
);
