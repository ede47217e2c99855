import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Figures side by side on one line. On a phone, two in a row. */
export const strip = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: `${tokens.space['2']} ${tokens.space['6']}`,
    margin: 0,
    paddingBlock: tokens.space['3'],
    paddingInline: tokens.space['4'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.surface,
    fontFamily: tokens.font.ui,
    lineHeight: tokens.leading.text,
  }),
);

export const figure = style(inLayer(layer, { minInlineSize: 0 }));

export const name = style(inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.small }));

export const value = style(
  inLayer(layer, {
    margin: 0,
    color: tokens.color.ink,
    fontSize: tokens.size.reading,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

/** Reserves the second line, so that nothing below moves when the value arrives. */
export const long = style(inLayer(layer, { '@media': { '(max-width: 639px)': { minBlockSize: '2lh' } } }));
