import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const head = style(inLayer('fs.widget', { display: 'flex', alignItems: 'flex-start', gap: tokens.space['3'] }));

export const key = style(inLayer('fs.widget', { fontSize: tokens.size.title, fontWeight: 600 }));

export const articles = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['3'], listStyle: 'none', margin: 0, padding: 0 }),
);
