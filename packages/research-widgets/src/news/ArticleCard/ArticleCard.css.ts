import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const card = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.card,
    background: tokens.color.surface,
  }),
);

export const image = style(
  inLayer('fs.widget', {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    // Visible until the image is loaded, and behind transparent parts.
    background: tokens.color.accent.wash,
  }),
);

export const placeholder = style(
  inLayer('fs.widget', {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    background: tokens.color.accent.wash,
    fill: tokens.color.accent.ink,
    fillOpacity: 0.18,
  }),
);

export const body = style(
  inLayer('fs.widget', {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['3'],
    padding: tokens.space['4'],
    overflowWrap: 'anywhere',
  }),
);

export const description = style(
  inLayer('fs.widget', {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);

export const company = style(
  inLayer('fs.widget', { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 }),
);

export const foot = style(
  inLayer('fs.widget', {
    marginBlockStart: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
  }),
);

export const facts = style(
  inLayer('fs.widget', { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space['3'], minInlineSize: 0 }),
);
