import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** The begin of a note in its button, whose line is too low for letters that are clipped. */
export const noteLine = style(
  inLayer(layer, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: tokens.leading.text }),
);

/** Plain text with its line breaks. */
export const noteText = style(inLayer(layer, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

export const editor = style(inLayer(layer, { inlineSize: '22rem', maxInlineSize: '100%' }));

export const mark = style(inLayer(layer, { flexShrink: 0 }));
