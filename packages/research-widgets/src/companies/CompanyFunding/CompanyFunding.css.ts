import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The figures share the full width. On a phone the third wraps to its own line. */
export const figures = style(inLayer('fs.widget', { display: 'flex', flexWrap: 'wrap', gap: tokens.space['4'] }));

export const figure = style(inLayer('fs.widget', { display: 'grid', flex: '1 1 9rem', minInlineSize: 0 }));

/** Smaller than the figures, so that the longest month name fits on one line. */
export const when = style(inLayer('fs.widget', { fontSize: tokens.size.title }));
