import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Same width while loading and when loaded. */
export const facts = style(
  inLayer('fs.widget', { inlineSize: '20rem', maxInlineSize: '100%', overflowWrap: 'anywhere' }),
);

export const news = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['2'], listStyle: 'none', padding: 0, margin: 0 }),
);
