import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const files = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
  }),
);

export const file = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.space['2'],
    paddingBlock: tokens.space['2'],
    paddingInlineStart: tokens.space['3'],
    paddingInlineEnd: tokens.space['2'],
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}` },
    },
  }),
);

/** As high as the buttons beside it, so that the first line of text is centered on them. */
export const mark = style(
  inLayer(layer, {
    display: 'grid',
    alignItems: 'center',
    blockSize: tokens.density.controlSmall,
    color: tokens.color.inkMuted,
  }),
);

export const words = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['1'],
    minInlineSize: 0,
    paddingBlock: `calc((${tokens.density.controlSmall} - 1lh) / 2)`,
  }),
);

export const naming = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.space['2'],
    minInlineSize: 0,
  }),
);

export const name = style(inLayer(layer, { minInlineSize: 0, color: tokens.color.ink }));

export const aside = style(
  inLayer(layer, {
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const buttons = style(inLayer(layer, { display: 'flex', gap: tokens.space['1'] }));
