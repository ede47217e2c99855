import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** As high as a tag while there is none, so that a card keeps its height when the lists load. */
export const cell = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: '26px',
    // A line of text, so that the label of a card aligns with an empty cell as with a full one.
    '::before': { content: '"\\200b"' },
  }),
);

/** Names of lists on one line, which share its width, and the button that lists the others. */
export const names = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['1'], minInlineSize: 0 }),
);
