import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const head = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['3'], minInlineSize: 0 }),
);

/** A wide table scrolls by itself, so that the page does not. */
export const place = style(inLayer(layer, { overflow: 'auto', minInlineSize: 0 }));

export const table = style(
  inLayer(layer, {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const heading = style(
  inLayer(layer, {
    padding: tokens.space['2'],
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);

export const amountHeading = style([heading, inLayer(layer, { textAlign: 'end' })]);

export const cell = style(
  inLayer(layer, {
    padding: tokens.space['2'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    fontWeight: tokens.weight.regular,
    textAlign: 'start',
    verticalAlign: 'baseline',
  }),
);

export const amount = style([cell, inLayer(layer, { textAlign: 'end', whiteSpace: 'nowrap' })]);
