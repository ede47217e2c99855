import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const note = style(inLayer('fs.widget', { display: 'grid', gap: tokens.space['3'], maxInlineSize: '18rem' }));

export const said = style(
  inLayer('fs.widget', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: tokens.space['4'] }),
);

/** The value that another source gives. */
export const other = style(
  inLayer('fs.widget', { display: 'block', color: tokens.color.caution.ink, fontSize: tokens.size.small }),
);
