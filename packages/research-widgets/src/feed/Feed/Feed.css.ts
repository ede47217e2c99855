import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** Phones and tablets have no keys. */
export const keys = style(inLayer('fs.widget', { '@media': { '(pointer: coarse)': { display: 'none' } } }));
