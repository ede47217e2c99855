import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import { chartHeight } from './chartHeight.ts';

const layer = 'fs.primitive';

/** A size container, so that its parts adapt to its width. */
export const figure = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['4'],
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    containerType: 'inline-size',
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const caption = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
  }),
);

export const words = style(inLayer(layer, { flex: '1 1 12rem', minInlineSize: 0 }));

/** Aligns the icon of a first button with the text above, where the buttons have a line of their own. */
export const tools = style(inLayer(layer, { marginInline: '-8px' }));

/** Hidden, but still laid out. */
export const unseen = style(inLayer(layer, { visibility: 'hidden' }));

export const awaited = style(inLayer(layer, { position: 'relative' }));

export const empty = style(
  inLayer(layer, {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: chartHeight,
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} dashed ${tokens.color.edge}`,
    borderRadius: tokens.radius.card,
    color: tokens.color.inkMuted,
    textAlign: 'center',
  }),
);
