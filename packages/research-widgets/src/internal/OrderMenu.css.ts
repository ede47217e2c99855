import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

export const notOnPhones = style(inLayer('fs.widget', { '@media': { '(max-width: 480px)': { display: 'none' } } }));
