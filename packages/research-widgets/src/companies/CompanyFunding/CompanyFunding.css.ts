import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const total = style(inLayer('fs.widget', { fontSize: tokens.size.title, fontWeight: tokens.weight.semibold }));

/** As in the note of a fact that a source disputes. */
export const conflict = style(
  inLayer('fs.widget', { color: tokens.color.caution.ink, fontSize: tokens.size.small, fontFamily: tokens.font.ui }),
);
