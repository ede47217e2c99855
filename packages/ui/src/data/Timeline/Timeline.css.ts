import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const timeline = style(
  inLayer(layer, {
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

/** The dot centers on the first line, up to 12 px from the top. The line connects the dots. */
export const item = style(
  inLayer(layer, {
    position: 'relative',
    paddingInlineStart: tokens.space['6'],
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: tokens.space['6'] },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 'calc(0.5lh - 5px)',
        insetInlineStart: 0,
        inlineSize: '10px',
        blockSize: '10px',
        border: `2px solid ${tokens.color.accent.fill}`,
        borderRadius: '50%',
        backgroundColor: tokens.color.surface,
      },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 'calc(0.5lh + 8px) calc(-0.5lh + 8px)',
        insetInlineStart: '4.5px',
        borderInlineStart: `${tokens.width.hairline} solid ${tokens.color.edge}`,
      },
    },
  }),
);

export const when = style(
  inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.small, fontVariantNumeric: 'tabular-nums' }),
);

export const title = style(inLayer(layer, { color: tokens.color.ink, fontWeight: tokens.weight.medium }));

export const content = style(
  inLayer(layer, {
    paddingBlockStart: tokens.space['1'],
    color: tokens.color.ink,
    maxInlineSize: tokens.width.reading,
  }),
);
