import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The actions are beside the name, or below it on a phone. */
export const head = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.space['4'],
  }),
);

/** As high without the mark as with it. */
export const title = style(
  inLayer('fs.widget', { display: 'flex', alignItems: 'center', gap: tokens.space['3'], minBlockSize: 56 }),
);

/** About as wide as the button that follows. */
export const awaited = style(inLayer('fs.widget', { inlineSize: '5rem' }));

export const words = style(
  inLayer('fs.widget', {
    display: 'grid',
    gap: tokens.space['2'],
    flex: '1 1 20rem',
    minInlineSize: 0,
    maxInlineSize: '68ch',
    overflowWrap: 'anywhere',
  }),
);
