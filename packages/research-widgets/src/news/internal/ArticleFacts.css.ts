import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Facts side by side, as many per line as fit. */
export const facts = style(
  inLayer('fs.widget', { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space['3'], minInlineSize: 0 }),
);
