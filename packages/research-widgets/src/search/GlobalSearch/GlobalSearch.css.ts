import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const phone = '(max-width: 480px)';

/** Looks like a field as wide as its place, and on phones like an icon button. */
export const trigger = style(
  inLayer(layer, {
    inlineSize: '100%',
    paddingInline: tokens.space['3'],
    color: tokens.color.inkMuted,
    fontWeight: tokens.weight.regular,
    '@media': { [phone]: { borderColor: 'transparent', background: 'none' } },
  }),
);

export const words = style(
  inLayer(layer, {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    gap: tokens.space['2'],
    // The width of the header's search, without the button's padding and border.
    inlineSize: 254,
    maxInlineSize: '100%',
    textAlign: 'start',
    '@media': { [phone]: { inlineSize: 'auto' } },
  }),
);

/** Visually hidden on phones. Truncated where the header's menus leave less space. */
export const label = style(
  inLayer(layer, {
    flexGrow: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [phone]: { position: 'absolute', inlineSize: 1, clipPath: 'inset(50%)' } },
  }),
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
    '@media': { '(pointer: coarse)': { display: 'none' }, [phone]: { display: 'none' } },
  }),
);
