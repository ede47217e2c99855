import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

export const icon = style(inLayer(layer, { position: 'relative', display: 'inline-flex' }));

/** Icon with the same meaning as the button's name. */
export const dot = style(
  inLayer(layer, {
    position: 'absolute',
    insetBlockStart: -3,
    insetInlineEnd: -3,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: 4,
    background: tokens.color.accent.fill,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

export const content = style(inLayer(layer, { inlineSize: 'min(22rem, 80vw)', overflowWrap: 'anywhere' }));

export const notice = style(inLayer(layer, { display: 'grid', gap: tokens.space['1'] }));
