import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'fs.widget';
const phone = '(max-width: 480px)';

/** Sticks to the end of the window, and takes its own space at the end of the page, so that it covers nothing there. */
export const place = style(
  inLayer(layer, { position: 'sticky', insetBlockEnd: 0, zIndex: 2, containerType: 'inline-size' }),
);

export const bar = style(
  inLayer(layer, {
    display: 'none',
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: tokens.color.surface,
    color: tokens.color.inkMuted,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.caption,
    lineHeight: tokens.leading.heading,
    '@container': { [phone]: { display: 'block' } },
  }),
);

/** Focused elements are scrolled to above the bar. */
globalStyle(`:root:has(${bar})`, inLayer(layer, { '@media': { [phone]: { scrollPaddingBlockEnd: '57px' } } }));

export const entries = style(
  inLayer(layer, { display: 'flex', margin: 0, padding: 0, listStyle: 'none', minBlockSize: 56 }),
);

export const entry = style(inLayer(layer, { display: 'flex', flex: '1 1 0', minInlineSize: 0 }));

export const content = style(
  inLayer(layer, { display: 'grid', justifyItems: 'center', gap: tokens.space['1'], fontSize: tokens.size.caption }),
);

export const link = style(
  inLayer(layer, {
    display: 'grid',
    flex: '1 1 0',
    alignContent: 'center',
    justifyItems: 'center',
    gap: tokens.space['1'],
    minInlineSize: 0,
    selectors: { '&[aria-current]': { color: tokens.color.accent.ink } },
  }),
);

export const button = style(inLayer(layer, { flex: '1 1 0', paddingInline: 0, color: 'inherit' }));
