import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { elevation } from '../elevation.ts';

const layer = 'fs.primitive';
const line = `${tokens.width.hairline} solid ${tokens.color.hairline}`;
const inset = tokens.space['6'];
/** On phones, a dialog fills the window and has less padding. */
export const phone = '(max-width: 480px)';

/** The backdrop of all dialogs. */
export const scrim = inLayer(layer, {
  position: 'fixed',
  zIndex: elevation.modal,
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria sets this to the height above the on-screen keyboard.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'flex',
  // The same in every theme, because it only darkens the page.
  backgroundColor: 'oklch(0 0 0 / 0.4)',
});

/** The dialog’s surface. Its border separates it from a dark page, on which the shadow doesn’t show. */
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

/** Centers the first line on the close button beside it. */
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
