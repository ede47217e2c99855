import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The figures share the whole width; on a phone the third has a line of its own. */
export const figures = style(inLayer('fs.widget', { display: 'flex', flexWrap: 'wrap', gap: tokens.space['4'] }));

export const figure = style(inLayer('fs.widget', { display: 'grid', flex: '1 1 9rem', minInlineSize: 0 }));

/** Words are longer than figures: smaller, the month with the longest name stays on one line. */
export const when = style(inLayer('fs.widget', { fontSize: tokens.size.title }));
