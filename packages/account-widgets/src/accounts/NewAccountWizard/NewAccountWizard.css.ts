import { inLayer } from '@fs/ui/layers';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** Takes the focus after a change of the step. Its heading is visible, so it needs no ring. */
export const step = style(inLayer(layer, { minInlineSize: 0, outline: 'none' }));

/** Stays visible beside long steps. */
export const summary = style(
  inLayer(layer, {
    position: 'sticky',
    insetBlockStart: 'calc(var(--fs-header-height, 0px) + 16px)',
    alignSelf: 'start',
  }),
);
