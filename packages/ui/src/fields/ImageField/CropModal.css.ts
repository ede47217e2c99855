import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const frame = style(
  inLayer(layer, {
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: '320px',
    marginInline: 'auto',
    aspectRatio: '1',
    overflow: 'hidden',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.sunken,
    cursor: 'move',
    touchAction: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      // Darkens what a round image leaves out.
      '&[data-shape="circle"]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: '50%',
        boxShadow: '0 0 0 200px rgb(0 0 0 / 0.5)',
        pointerEvents: 'none',
      },
    },
  }),
);

export const canvas = style(inLayer(layer, { display: 'block', inlineSize: '100%', blockSize: '100%' }));
