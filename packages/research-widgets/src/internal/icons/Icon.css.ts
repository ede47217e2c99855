import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { styleVariants } from '@vanilla-extract/css';

const base = {
  display: 'block',
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const icon = styleVariants({
  outlined: inLayer('fs.widget', base),
  filled: inLayer('fs.widget', { ...base, color: tokens.color.accent.ink, fill: 'currentColor' }),
  /** For dots, which consist only of strokes of this width. */
  heavy: inLayer('fs.widget', { ...base, strokeWidth: '2.25' }),
});
