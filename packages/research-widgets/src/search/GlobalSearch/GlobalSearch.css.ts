import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const words = style(
  inLayer('fs.widget', { display: 'inline-flex', alignItems: 'baseline', gap: tokens.space['2'] }),
);

/** Shown only with a keyboard. Uses the button's font, because one letter does not justify loading a monospace font. */
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
