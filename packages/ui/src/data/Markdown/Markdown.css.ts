import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

export type CellAlign = 'start' | 'center' | 'end';

/** `ui` has the font of the controls and suits data. `reading` has the display font and suits long text. */
export type MarkdownSize = 'ui' | 'reading';

const layer = 'fs.primitive';
const blocks = { display: 'flex', flexDirection: 'column', gap: tokens.space['4'], minInlineSize: 0 } as const;

const size = {
  ui: inLayer(layer, { fontFamily: tokens.font.ui, fontSize: tokens.size.ui }),
  reading: inLayer(layer, { fontFamily: tokens.font.display, fontSize: tokens.size.reading }),
} satisfies Record<MarkdownSize, object>;

export const markdown = recipe({
  base: inLayer(layer, {
    ...blocks,
    maxInlineSize: tokens.width.reading,
    color: tokens.color.ink,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
  variants: { size },
});

export const awaited = style(inLayer(layer, { position: 'relative', display: 'grid' }));

export const paragraph = style(inLayer(layer, { margin: 0 }));

export const strong = style(inLayer(layer, { fontWeight: tokens.weight.semibold }));

export const quote = style(
  inLayer(layer, {
    ...blocks,
    margin: 0,
    paddingInlineStart: tokens.space['4'],
    borderInlineStart: `3px solid ${tokens.color.hairline}`,
    color: tokens.color.inkMuted,
    // Deeply nested quotes keep their width.
    selectors: { '& & & & &': { paddingInlineStart: 0, border: 0 } },
  }),
);

export const list = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['1'],
    minInlineSize: 0,
    margin: 0,
    paddingInlineStart: '1.75em',
    selectors: { '& & & & & &': { paddingInlineStart: '1em' } },
  }),
);

export const item = style(
  inLayer(layer, {
    minInlineSize: 0,
    '::marker': { color: tokens.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  }),
);

export const task = style(inLayer(layer, { position: 'relative', minInlineSize: 0, listStyle: 'none' }));

/** Aligned with the markers of other lists. */
export const box = style(
  inLayer(layer, {
    position: 'absolute',
    insetBlockStart: 'calc(0.5lh - 8px)',
    insetInlineStart: '-1.6em',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: '4px',
    backgroundColor: tokens.color.surface,
    color: tokens.color.accent.ink,
  }),
);

export const scroller = style(
  inLayer(layer, {
    minInlineSize: 0,
    overflow: 'auto',
    borderRadius: '4px',
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);

export const table = style(
  inLayer(layer, {
    minInlineSize: '100%',
    borderCollapse: 'collapse',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
  }),
);

const align = {
  start: inLayer(layer, { textAlign: 'start' }),
  center: inLayer(layer, { textAlign: 'center' }),
  end: inLayer(layer, { textAlign: 'end' }),
} satisfies Record<CellAlign, object>;

export const cell = recipe({
  base: inLayer(layer, {
    maxInlineSize: '24rem',
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
    selectors: { 'thead &': { color: tokens.color.inkMuted, fontWeight: tokens.weight.medium } },
  }),
  variants: { align },
});

export const picture = style(
  inLayer(layer, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: tokens.radius.control }),
);

export const reference = style(inLayer(layer, { fontSize: '0.75em', lineHeight: '0' }));

export const footnotes = style(
  inLayer(layer, {
    paddingBlockStart: tokens.space['3'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.small,
  }),
);

/** The link back to the text is at the end of the footnote. */
export const note = style(
  inLayer(layer, { display: 'flex', alignItems: 'baseline', gap: tokens.space['2'], minInlineSize: 0 }),
);

export const back = style(
  inLayer(layer, {
    inlineSize: '12px',
    blockSize: '12px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
