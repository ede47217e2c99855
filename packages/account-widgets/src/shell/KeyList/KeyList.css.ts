import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const line = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

export const list = style(inLayer(layer, { margin: 0 }));

export const row = style(
  inLayer(layer, {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space['4'],
    borderBlockEnd: line,
    paddingBlock: tokens.space['2'],
  }),
);

export const keys = style(inLayer(layer, { margin: 0, color: tokens.color.inkMuted, whiteSpace: 'nowrap' }));

export const key = style(
  inLayer(layer, {
    display: 'inline-block',
    minInlineSize: 24,
    paddingInline: tokens.space['1'],
    border: line,
    borderRadius: '4px',
    backgroundColor: tokens.color.sunken,
    color: tokens.color.ink,
    fontFamily: 'inherit',
    fontSize: tokens.size.small,
    lineHeight: '22px',
    textAlign: 'center',
  }),
);
