import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `rows` has one line per fact. `columns` places a few short facts side by side, such as under a heading. */
export type KeyValueLayout = 'rows' | 'columns';

const layer = 'fs.primitive';

const whole = style(
  inLayer(layer, {
    // A size container has no intrinsic width, so it would collapse where the width follows the content.
    inlineSize: '100%',
    margin: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const list = {
  rows: style([whole, inLayer(layer, { containerType: 'inline-size' })]),
  columns: style([
    whole,
    inLayer(layer, {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      columnGap: tokens.space['6'],
      rowGap: tokens.space['4'],
    }),
  ]),
} satisfies Record<KeyValueLayout, string>;

export const item = {
  rows: style(
    inLayer(layer, {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
      columnGap: tokens.space['4'],
      paddingBlock: tokens.space['2'],
      selectors: {
        '&:not(:first-child)': { borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}` },
        '&:first-child': { paddingBlockStart: 0 },
        '&:last-child': { paddingBlockEnd: 0 },
      },
      '@container': { '(max-width: 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    }),
  ),
  // Links among the values keep a distance from buttons beside the names.
  columns: style(inLayer(layer, { display: 'grid', alignContent: 'start', gap: tokens.space['2'], minInlineSize: 0 })),
} satisfies Record<KeyValueLayout, string>;

export const label = style(inLayer(layer, { color: tokens.color.inkMuted }));

/** Buttons are higher than the line, and reach above and below it. */
export const labelEnd = style(
  inLayer(layer, {
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '1lh',
    verticalAlign: 'top',
    paddingInlineStart: tokens.space['1'],
  }),
);

/** Above buttons beside the name, where these reach into it. */
export const value = style(
  inLayer(layer, { position: 'relative', margin: 0, color: tokens.color.ink, fontVariantNumeric: 'tabular-nums' }),
);
