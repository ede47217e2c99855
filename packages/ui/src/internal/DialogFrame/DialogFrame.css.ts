import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { elevation } from '../elevation.ts';

const layer = 'fs.primitive';
const line = `${tokens.width.hairline} solid ${tokens.color.hairline}`;
const inset = tokens.space['6'];
/** On phones a dialog fills the window, and its words come closer to the edge. */
export const phone = '(max-width: 480px)';

/** The ground over the page that all dialogs stand on. */
export const scrim = inLayer(layer, {
  position: 'fixed',
  zIndex: elevation.modal,
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria's measure of what the on-screen keyboard leaves.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'flex',
  // The same over every theme: it only takes light away.
  backgroundColor: 'oklch(0 0 0 / 0.4)',
});

/** What floats: lifted by a shadow, and by an edge where a dark page swallows it. */
export const sheet = inLayer(layer, {
  display: 'flex',
  minInlineSize: 0,
  border: line,
  backgroundColor: tokens.color.surface,
  boxShadow: tokens.shadow.floating,
  color: tokens.color.ink,
  overflow: 'hidden',
});

export const dialog = style(
  inLayer(layer, {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    outline: 'none',
  }),
);

export const header = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.space['4'],
    paddingBlock: tokens.space['3'],
    paddingInlineStart: inset,
    paddingInlineEnd: tokens.space['3'],
    borderBlockEnd: line,
    '@media': { [phone]: { paddingInlineStart: tokens.space['4'] } },
  }),
);

/** Its first line stands in the middle of the button beside it. */
export const title = style(
  inLayer(layer, {
    minInlineSize: 0,
    paddingBlock: `calc((${tokens.density.control} - ${tokens.size.title} * ${tokens.leading.heading}) / 2)`,
  }),
);

export const body = style(
  inLayer(layer, {
    paddingBlock: inset,
    paddingInline: inset,
    overflowWrap: 'anywhere',
    '@media': { [phone]: { padding: tokens.space['4'] } },
  }),
);

export const footer = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.space['2'],
    paddingBlock: tokens.space['3'],
    paddingInline: inset,
    borderBlockStart: line,
    '@media': { [phone]: { paddingInline: tokens.space['4'] } },
  }),
);
