import { style } from '@vanilla-extract/css';
import * as frame from '../../internal/DialogFrame/DialogFrame.css.ts';
import { elevation } from '../../internal/elevation.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** Beside the page and above its sticky header. On a phone, it fills the window. */
export const panel = style([
  frame.sheet,
  inLayer(layer, {
    position: 'fixed',
    zIndex: elevation.panel,
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    inlineSize: '100%',
    maxInlineSize: '480px',
    borderBlock: 'none',
    borderInlineEnd: 'none',
    borderStartStartRadius: tokens.radius.card,
    borderEndStartRadius: tokens.radius.card,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    outline: 'none',
    '@media': { [frame.phone]: { maxInlineSize: 'none', border: 'none', borderRadius: 0 } },
  }),
]);

/** The browser leaves sideways moves to the panel. */
export const swipeable = style([panel, inLayer(layer, { touchAction: 'pan-y' })]);

export const actions = style(inLayer(layer, { display: 'flex', flexShrink: 0, gap: tokens.space['1'] }));
