import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const total = style(inLayer('fs.widget', { fontSize: tokens.size.title, fontWeight: tokens.weight.semibold }));
