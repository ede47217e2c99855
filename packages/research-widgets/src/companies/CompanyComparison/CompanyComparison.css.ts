import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

/** Scrolls sideways by itself: on a phone, the facts and two companies fit. */
export const scroller = style(
  inLayer('fs.widget', {
    overflow: 'auto',
    borderBlock: hairline,
    selectors: {
      '&:focus-visible': { outline: `${tokens.width.focus} solid ${tokens.color.focus.outer}`, outlineOffset: '-2px' },
    },
  }),
);

export const table = style(
  inLayer('fs.widget', {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    textAlign: 'start',
  }),
);

const phone = '(max-width: 639px)';

/** The columns share the width down to their least. */
export const factColumn = style(
  inLayer('fs.widget', { inlineSize: '10rem', '@media': { [phone]: { inlineSize: '6.5rem' } } }),
);
export const companyColumn = style(
  inLayer('fs.widget', { inlineSize: '11rem', '@media': { [phone]: { inlineSize: '8.5rem' } } }),
);

const cell = {
  padding: tokens.space['3'],
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  borderBlockEnd: hairline,
} as const;

/** Stays in view while the companies scroll. */
export const factCell = style(
  inLayer('fs.widget', {
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: tokens.color.surface,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    // The longest name of a fact fits.
    '@media': { [phone]: { paddingInline: tokens.space['2'] } },
  }),
);

export const valueCell = style(inLayer('fs.widget', cell));

export const headPlace = style(inLayer('fs.widget', { containerType: 'inline-size' }));

/** Columns of a phone, and of five companies. */
const narrow = '(max-width: 12rem)';

/** In a narrow column, the name is below the logo and the menu, and has the whole column. */
export const head = style(
  inLayer('fs.widget', {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['2'],
    '@container': { [narrow]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
  }),
);

export const name = style(
  inLayer('fs.widget', {
    flex: 1,
    minInlineSize: 0,
    '@container': { [narrow]: { flexBasis: '100%', order: 1 } },
  }),
);

export const value = style(inLayer('fs.widget', { display: 'grid', gap: tokens.space['1'], justifyItems: 'start' }));

export const key = style(inLayer('fs.widget', { fontSize: tokens.size.title, fontWeight: 600 }));

export const names = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['1'], listStyle: 'none', margin: 0, padding: 0 }),
);
