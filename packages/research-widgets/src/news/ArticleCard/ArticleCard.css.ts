import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const card = styleVariants({
  lead: inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    background: tokens.color.surface,
  }),
  // The picture comes first in the page and last in the row, so that both looks are read in one order.
  text: inLayer(layer, {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'start',
    gap: tokens.space['6'],
    minInlineSize: 0,
    '@media': { '(max-width: 639px)': { gap: tokens.space['3'] } },
  }),
});

const picture = { display: 'block', aspectRatio: '16 / 9' } as const;
const wide = { ...picture, inlineSize: '100%' } as const;
const narrow = {
  ...picture,
  flexShrink: 0,
  inlineSize: 'clamp(96px, 20%, 176px)',
  borderRadius: tokens.radius.control,
} as const;

const photo = {
  objectFit: 'cover',
  // Visible until the image is loaded, and behind transparent parts.
  background: tokens.color.accent.wash,
} as const;

export const image = styleVariants({
  lead: inLayer(layer, { ...wide, ...photo }),
  text: inLayer(layer, { ...narrow, ...photo }),
});

const standIn = { background: tokens.color.accent.wash, fill: tokens.color.accent.ink, fillOpacity: 0.18 } as const;

export const placeholder = styleVariants({
  lead: inLayer(layer, { ...wide, ...standIn }),
  text: inLayer(layer, { ...narrow, ...standIn }),
});

const words = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

export const body = styleVariants({
  lead: inLayer(layer, { ...words, gap: tokens.space['3'], padding: tokens.space['4'] }),
  text: inLayer(layer, { ...words, gap: tokens.space['2'] }),
});

export const description = style(
  inLayer(layer, {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);

/** What is left out before and after it. */
export const passage = style(
  inLayer(layer, { selectors: { '&::before': { content: '"… "' }, '&::after': { content: '" …"' } } }),
);

/** A word that was searched for. */
export const match = style(inLayer(layer, { color: tokens.color.ink, background: tokens.color.accent.wash }));

export const company = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);

export const foot = style(
  inLayer(layer, {
    marginBlockStart: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
  }),
);

export const facts = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    minInlineSize: 0,
  }),
);
