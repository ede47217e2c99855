import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { footHeight } from './timelineAxis.ts';

const layer = 'fs.widget';

/** Below this width the events are a list. */
const isWide = '(min-width: 40rem)';

export const place = style(inLayer(layer, { containerType: 'inline-size', minInlineSize: 0 }));

/** Shown on wide screens only. */
export const wide = style(inLayer(layer, { display: 'none', '@container': { [isWide]: { display: 'grid' } } }));

/** Shown on narrow screens only. */
export const narrow = style(inLayer(layer, { '@container': { [isWide]: { display: 'none' } } }));

export const axis = style(
  inLayer(layer, {
    position: 'relative',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: tokens.leading.heading,
  }),
);

export const line = style(
  inLayer(layer, {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: footHeight,
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.edge}`,
  }),
);

export const year = recipe({
  base: inLayer(layer, {
    position: 'absolute',
    insetBlockEnd: 4,
    color: tokens.color.inkMuted,
    whiteSpace: 'nowrap',
  }),
  variants: { isLast: { true: inLayer(layer, { translate: '-100%' }), false: {} } },
});

/** Deals are large and filled, founding is hollow, articles are ticks. Shape carries the kind, not color. */
export const mark = recipe({
  base: inLayer(layer, {
    position: 'absolute',
    boxSizing: 'border-box',
    forcedColorAdjust: 'none',
    translate: '-50%',
  }),
  variants: {
    kind: {
      founded: inLayer(layer, {
        insetBlockEnd: footHeight - 6,
        inlineSize: 12,
        blockSize: 12,
        border: `2px solid ${tokens.color.accent.fill}`,
        borderRadius: '50%',
        backgroundColor: tokens.color.paper,
      }),
      round: inLayer(layer, {
        insetBlockEnd: footHeight - 6,
        inlineSize: 12,
        blockSize: 12,
        borderRadius: '50%',
        backgroundColor: tokens.color.accent.fill,
      }),
      deal: inLayer(layer, {
        insetBlockEnd: footHeight - 5,
        inlineSize: 10,
        blockSize: 10,
        rotate: '45deg',
        backgroundColor: tokens.color.ink,
      }),
      article: inLayer(layer, {
        insetBlockEnd: footHeight - 10,
        inlineSize: 2,
        blockSize: 10,
        backgroundColor: tokens.color.edge,
      }),
    },
  },
});

/** A line from a label down to its mark. */
export const stem = style(
  inLayer(layer, {
    position: 'absolute',
    insetBlockEnd: footHeight,
    borderInlineStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);

export const label = recipe({
  base: inLayer(layer, {
    position: 'absolute',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto)',
    // As wide as its text, also next to the end of the axis.
    inlineSize: 'max-content',
    boxSizing: 'border-box',
    paddingInline: tokens.space['1'],
    // Covers the lines of other labels.
    backgroundColor: tokens.color.paper,
    color: tokens.color.ink,
    whiteSpace: 'nowrap',
  }),
  variants: { isBefore: { true: inLayer(layer, { translate: '-100%', justifyItems: 'end' }), false: {} } },
});

/** Cut where longer than the place that the label has. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 } as const;

export const words = style(inLayer(layer, cut));

export const amount = style(inLayer(layer, { ...cut, color: tokens.color.inkMuted }));

export const group = style(inLayer(layer, { maxBlockSize: '24rem', overflow: 'auto', minInlineSize: '14rem' }));
