import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const footer = style(
  inLayer(layer, {
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    lineHeight: tokens.leading.text,
    '@media': { print: { display: 'none' } },
  }),
);

export const content = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['3'],
    boxSizing: 'border-box',
    maxInlineSize: tokens.width.content,
    marginInline: 'auto',
    paddingBlock: tokens.space['6'],
    paddingInline: tokens.space['4'],
  }),
);

export const links = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space['6'],
    // Touch targets stay apart when the links wrap.
    rowGap: tokens.space['2'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(inLayer(layer, { paddingBlock: tokens.space['1'] }));

export const foot = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['3'],
    fontVariantNumeric: 'tabular-nums',
  }),
);
