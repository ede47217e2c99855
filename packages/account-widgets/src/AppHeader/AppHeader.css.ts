import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const header = style(
  inLayer('fs.widget', {
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    background: tokens.color.surface,
  }),
);

export const bar = style(
  inLayer('fs.widget', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['4'],
    maxInlineSize: tokens.width.content,
    marginInline: 'auto',
    minBlockSize: 56,
    paddingInline: tokens.space['4'],
  }),
);

export const product = style(
  inLayer('fs.widget', {
    fontFamily: tokens.font.display,
    fontSize: tokens.size.title,
    fontWeight: tokens.weight.semibold,
    whiteSpace: 'nowrap',
  }),
);

export const user = style(
  inLayer('fs.widget', { display: 'flex', alignItems: 'center', gap: tokens.space['3'], minInlineSize: 0 }),
);

export const name = style(
  inLayer('fs.widget', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
);

export const skip = style(
  inLayer('fs.widget', {
    position: 'absolute',
    insetInlineStart: tokens.space['4'],
    insetBlockStart: tokens.space['2'],
    zIndex: 1,
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['3'],
    borderRadius: tokens.radius.control,
    background: tokens.color.accent.fill,
    color: tokens.color.accent.on,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, inlineSize: 1, overflow: 'hidden', padding: 0 },
    },
  }),
);
