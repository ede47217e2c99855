import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** Only on a card: elsewhere, the name of the column says it. */
export const word = style(
  inLayer('fs.widget', { display: 'none', selectors: { '[data-layout="cards"] &': { display: 'inline' } } }),
);
