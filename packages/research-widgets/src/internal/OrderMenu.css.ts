import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** The table's own choice of orders has them above cards. */
export const notAboveCards = style(
  inLayer('fs.widget', { selectors: { '[data-layout="cards"] &': { display: 'none' } } }),
);
