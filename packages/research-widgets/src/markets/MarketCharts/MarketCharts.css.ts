import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Side by side where there is room. */
export const charts = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: `${tokens.space['8']} ${tokens.space['12']}`,
    alignItems: 'start',
  }),
);
