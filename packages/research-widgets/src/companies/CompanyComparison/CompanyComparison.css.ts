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

/** The columns share the width down to their least. */
export const factColumn = style(
  inLayer('fs.widget', { inlineSize: '10rem', '@media': { '(max-width: 639px)': { inlineSize: '6.5rem' } } }),
);
export const companyColumn = style(
  inLayer('fs.widget', { inlineSize: '11rem', '@media': { '(max-width: 639px)': { inlineSize: '8.5rem' } } }),
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
  }),
);

export const valueCell = style(inLayer('fs.widget', cell));

export const head = style(inLayer('fs.widget', { display: 'flex', alignItems: 'center', gap: tokens.space['2'] }));

export const name = style(inLayer('fs.widget', { flex: 1, minInlineSize: 0 }));

export const value = style(inLayer('fs.widget', { display: 'grid', gap: tokens.space['1'], justifyItems: 'start' }));

export const key = style(inLayer('fs.widget', { fontSize: tokens.size.title, fontWeight: 600 }));

export const names = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['1'], listStyle: 'none', margin: 0, padding: 0 }),
);
