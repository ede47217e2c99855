import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const narrow = '(max-width: 36rem)';

export const lists = style(
  inLayer(layer, { display: 'grid', gap: tokens.space['8'], containerType: 'inline-size', minInlineSize: 0 }),
);

export const controls = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 14rem',
    gap: tokens.space['4'],
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const rows = style(
  inLayer(layer, { display: 'grid', inlineSize: '100%', listStyle: 'none', padding: 0, margin: 0 }),
);

/** Star, name, people, figures, menu. On a phone the figures are below the name. */
export const row = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 6rem 12rem 8rem 12rem auto',
    gridTemplateAreas: '"star name faces count raised when menu"',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    minBlockSize: tokens.density.row,
    paddingBlock: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
        gridTemplateAreas:
          '"star name name menu" ". faces faces faces" ". count count count" ". raised raised raised" ". when when when"',
        alignItems: 'start',
      },
    },
  }),
);

export const star = style(
  inLayer(layer, { gridArea: 'star', display: 'flex', alignItems: 'center', gap: tokens.space['2'] }),
);

/** Takes no room while nothing is selected, and stays a live region. */
export const selected = style(inLayer(layer, { ':empty': { position: 'absolute' } }));

export const bulk = style(
  inLayer(layer, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space['3'] }),
);

export const words = style(
  inLayer(layer, {
    gridArea: 'name',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    rowGap: tokens.space['1'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const form = style(inLayer(layer, { gridColumn: '2 / -1', paddingBlock: tokens.space['2'] }));

export const faces = style(inLayer(layer, { gridArea: 'faces' }));

export const count = style(
  inLayer(layer, {
    gridArea: 'count',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.space['2'],
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { justifyContent: 'flex-start' } },
  }),
);

/** A list without companies has none, and no gap before its count. */
export const logos = style(
  inLayer(layer, { display: 'inline-flex', gap: tokens.space['1'], ':empty': { display: 'none' } }),
);

export const news = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['2'],
    flexBasis: '100%',
  }),
);

/** The amount above its explanation. On a phone, beside it. */
export const raised = style(
  inLayer(layer, {
    gridArea: 'raised',
    display: 'grid',
    textAlign: 'end',
    '@container': { [narrow]: { display: 'block', textAlign: 'start' } },
  }),
);

export const when = style(
  inLayer(layer, { gridArea: 'when', textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } }),
);

export const menu = style(inLayer(layer, { gridArea: 'menu' }));
