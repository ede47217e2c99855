import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Above the bar at the bottom of phones. */
export const pill = style(
  inLayer('fs.widget', {
    position: 'fixed',
    insetBlockEnd: `calc(56px + ${tokens.space['4']})`,
    insetInlineEnd: tokens.space['4'],
    zIndex: 2,
    borderRadius: tokens.radius.control,
    background: tokens.color.surface,
    boxShadow: tokens.shadow.floating,
  }),
);
