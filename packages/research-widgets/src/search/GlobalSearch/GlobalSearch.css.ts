import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const words = style(
  inLayer('fs.widget', { display: 'inline-flex', alignItems: 'baseline', gap: tokens.space['2'] }),
);

/** For users with keys only, and in the face of the button: one letter is not worth a font of its own. */
export const key = style(
  inLayer('fs.widget', {
    minInlineSize: '20px',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: '4px',
    backgroundColor: tokens.color.sunken,
    color: tokens.color.inkMuted,
    fontFamily: 'inherit',
    fontSize: tokens.size.caption,
    lineHeight: '18px',
    textAlign: 'center',
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);
