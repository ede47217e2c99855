import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as its facts need, so that a card that is loading does not grow sideways. */
export const card = style(
  inLayer('fs.widget', {
    display: 'grid',
    gap: tokens.space['3'],
    inlineSize: '18rem',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
);
