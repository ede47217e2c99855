import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

/** The country is in the language of the page, and so is the order: a city in other letters must not turn it around. */
export const place = style(inLayer('fs.widget', { unicodeBidi: 'isolate' }));
