import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const narrow = '(max-width: 600px)';

/** Receives focus when the step changes, so that screen readers announce the step. */
export const panel = style(
  inLayer(layer, {
    outline: 'none',
    minInlineSize: 0,
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.paper,
    '@media': { [narrow]: { padding: tokens.space['3'] } },
  }),
);

export const rows = style(inLayer(layer, { display: 'grid', listStyle: 'none', padding: 0, margin: 0 }));

/** Text, company and action in columns. On narrow screens the text is above the others. */
export const row = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    rowGap: tokens.space['2'],
    minBlockSize: tokens.density.row,
    paddingBlock: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const entered = style(
  inLayer(layer, {
    display: 'grid',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: '1 / -1' } },
  }),
);

/** The last column, regardless of their number. */
export const act = style(inLayer(layer, { gridColumn: '-2 / -1', justifySelf: 'end' }));

export const company = style(
  inLayer(layer, { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);

export const words = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.space['2'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const lookUp = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: tokens.space['2'],
    minInlineSize: 0,
    '@media': { [narrow]: { gridColumn: '1 / -1' } },
  }),
);
