import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** For heights that scripts calculate, without the names of all tokens. */
export const rowHeight = tokens.density.row;
export const lineWidth = tokens.width.hairline;

export const scroller = style(
  inLayer(layer, {
    position: 'relative',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    // Opaque: without it a browser paints all rows anew for every step that they scroll.
    backgroundColor: tokens.color.surface,
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    selectors: {
      '&[data-layout="cards"]': { overflow: 'clip' },
      // Newer rows are loading: a line over the header, which takes no space in the layout.
      '&[data-busy]::before': {
        content: '""',
        position: 'sticky',
        insetInlineStart: 0,
        insetBlockStart: 0,
        zIndex: 4,
        display: 'block',
        blockSize: '2px',
        marginBlockEnd: '-2px',
        backgroundImage: `linear-gradient(90deg, transparent, ${tokens.color.accent.fill}, transparent)`,
        backgroundSize: '50% 100%',
        backgroundRepeat: 'no-repeat',
        backgroundPosition: '50% 0',
      },
    },
    '@media': ifMotionAllowed({
      selectors: { '&[data-busy]::before': { animation: `${sweep} 1200ms linear infinite` } },
    }),
  }),
);

export const table = style(
  inLayer(layer, {
    inlineSize: '100%',
    // Widths come from the columns alone: rows that arrive move nothing.
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    selectors: { '[data-layout="cards"] > &, [data-layout="rows"] > &': { display: 'block' } },
  }),
);

export const phoneBar = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: tokens.space['2'],
  }),
);

/** Below the rows: the pages, and how many rows a page has. */
export const pager = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.space['2'],
    '@media': { '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
