import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The aspect ratio of article cards, so that the layout does not shift while an image loads. */
export const stage = style(
  inLayer(layer, {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '320px',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: `calc(${tokens.radius.control} - 2px)`,
    backgroundColor: tokens.color.sunken,
    color: tokens.color.inkMuted,
  }),
);

export const picture = style(
  inLayer(layer, {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    selectors: { '[data-uploading] > &': { opacity: 0.4 } },
  }),
);

export const nothing = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.space['2'],
    padding: tokens.space['3'],
    textAlign: 'center',
  }),
);

/** Has its own background, since the image below may have any colors. */
export const busy = style(
  inLayer(layer, {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    padding: tokens.space['2'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: '50%',
    backgroundColor: tokens.color.surface,
    color: tokens.color.accent.ink,
  }),
);

export const progress = style(inLayer(layer, { maxInlineSize: '320px' }));
