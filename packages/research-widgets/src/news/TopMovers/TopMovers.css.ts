import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As far below the company that a finger finds either link. */
export const newest = style(inLayer('fs.widget', { display: 'block', paddingBlockStart: tokens.space['1'] }));
