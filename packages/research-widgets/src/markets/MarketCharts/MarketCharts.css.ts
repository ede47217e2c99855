import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/**
 * Side by side where there is room. The columns depend on the width only: a page is visible before all of it has
 * arrived, and a column for each chart so far would move the others.
 */
const columns = (most: number) =>
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 20rem), (100% - ${most - 1} * ${tokens.space['12']}) / ${most}), 1fr))`,
    gap: `${tokens.space['8']} ${tokens.space['12']}`,
    alignItems: 'start',
  });

export const two = style(columns(2));

export const three = style(columns(3));
