import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const front = style(
  inLayer(layer, { display: 'grid', gap: tokens.space['8'], minInlineSize: 0, containerType: 'inline-size' }),
);

/** On wide screens, the search is beside the title. */
export const head = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['4'],
    alignItems: 'center',
    '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
  }),
);

/** On wide screens, the margin is beside the news. */
export const columns = style(
  inLayer(layer, {
    display: 'grid',
    gap: tokens.space['12'],
    alignItems: 'start',
    '@container': {
      '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: tokens.space['16'] },
    },
  }),
);

const sweep = keyframes({ from: { backgroundPositionX: '-100%' }, to: { backgroundPositionX: '200%' } });

/** While another page loads, a thin line runs over the list. */
export const list = style(
  inLayer(layer, {
    position: 'relative',
    display: 'grid',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    outline: 'none',
    selectors: {
      '&[aria-busy="true"]::before': {
        content: '""',
        position: 'sticky',
        insetBlockStart: 0,
        display: 'block',
        blockSize: '2px',
        marginBlockEnd: '-2px',
        backgroundImage: `linear-gradient(90deg, transparent, ${tokens.color.accent.fill}, transparent)`,
        backgroundSize: '50% 100%',
        backgroundRepeat: 'no-repeat',
        backgroundPosition: '50% 0',
      },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&[aria-busy="true"]::before': { animation: `${sweep} 1200ms linear infinite` } },
      },
    },
  }),
);

export const item = style(
  inLayer(layer, {
    minInlineSize: 0,
    paddingBlock: tokens.space['6'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 'none' } },
  }),
);

/** Height of the tabs. */
export const tabs = style(
  inLayer(layer, { display: 'grid', alignItems: 'center', minBlockSize: tokens.density.row, boxSizing: 'border-box' }),
);
