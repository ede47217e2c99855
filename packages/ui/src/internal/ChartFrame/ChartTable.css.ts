import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { chartHeight } from './chartHeight.ts';

const layer = 'fs.primitive';

export const frame = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', gap: tokens.space['2'], blockSize: chartHeight }),
);

export const scroller = style(
  inLayer(layer, {
    flexGrow: 1,
    minBlockSize: 0,
    overflow: 'auto',
    borderRadius: '4px',
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);

export const table = style(
  inLayer(layer, { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

export const cell = style(
  inLayer(layer, {
    // Long words break and numbers don’t. A table of many series scrolls.
    minInlineSize: '5.5rem',
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    fontWeight: tokens.weight.regular,
    textAlign: 'end',
    verticalAlign: 'baseline',
    selectors: {
      'td&': { whiteSpace: 'nowrap' },
      'thead &': { color: tokens.color.inkMuted, fontWeight: tokens.weight.medium },
      '&:first-child': { textAlign: 'start' },
    },
  }),
);
