import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const page = style(inLayer(layer, { containerType: 'inline-size', minInlineSize: 0 }));

/** On wide screens, the margin is beside the text. */
export const columns = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['8'],
    alignItems: 'start',
    '@container': {
      '(min-width: 60rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) 24rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: tokens.space['16'],
      },
    },
  }),
);

/** In the font of the text, so that everything in the column is as wide as its longest line. */
const column = {
  minInlineSize: 0,
  maxInlineSize: tokens.width.reading,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.reading,
} as const;

export const text = style(
  inLayer(layer, { ...column, display: 'grid', gap: tokens.space['6'], overflowWrap: 'anywhere' }),
);

export const head = style(inLayer(layer, { display: 'grid', gap: tokens.space['3'], minInlineSize: 0 }));

/** In the size and the font of the text, above it. */
export const abstract = style(
  inLayer(layer, {
    margin: 0,
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.display,
    fontSize: tokens.size.title,
    lineHeight: tokens.leading.text,
  }),
);

export const bar = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['3'],
  }),
);

export const picture = style(
  inLayer(layer, {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: tokens.radius.card,
    // Visible until the image is loaded, and behind transparent parts.
    background: tokens.color.accent.wash,
  }),
);

export const keyPoints = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['2'],
    paddingBlock: tokens.space['4'],
    paddingInline: tokens.space['6'],
    borderInlineStart: `3px solid ${tokens.color.accent.fill}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.accent.wash,
  }),
);

export const points = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['2'],
    margin: 0,
    paddingInlineStart: '1.25em',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.reading,
    lineHeight: tokens.leading.text,
  }),
);

/** On a phone between the text and the related articles. */
export const margin = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['8'],
    minInlineSize: 0,
    '@container': { '(min-width: 60rem)': { gridColumn: '2', gridRow: '1 / span 2' } },
  }),
);

export const related = style(inLayer(layer, column));

export const company = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['4'],
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    background: tokens.color.surface,
    overflowWrap: 'anywhere',
  }),
);

export const companyName = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['3'], minInlineSize: 0 }),
);

/** What comes after the text, under a line. */
export const after = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['4'],
    paddingBlockStart: tokens.space['6'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);

export const neighbors = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  }),
);

export const neighbor = style(
  inLayer(layer, { display: 'grid', alignContent: 'start', gap: tokens.space['1'], minInlineSize: 0 }),
);

export const key = style(
  inLayer(layer, {
    paddingInline: '5px',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: '4px',
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.caption,
  }),
);
