import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

const appear = keyframes({ from: { opacity: 0 } });

/** Smaller type on phones. */
const phone = '(max-width: 767px)';

export const panel = style(
  inLayer(layer, {
    display: 'grid',
    alignContent: 'center',
    minInlineSize: 0,
    paddingBlock: tokens.space['12'],
    paddingInline: tokens.space['12'],
    // Transparent instead of none, so that forced colors show it.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.card,
    backgroundColor: tokens.color.accent.wash,
    color: tokens.color.ink,
    overflowWrap: 'anywhere',
    '@media': {
      [phone]: { paddingBlock: tokens.space['8'], paddingInline: tokens.space['6'] },
    },
  }),
);

export const content = style(inLayer(layer, { display: 'grid', alignContent: 'start', gap: tokens.space['6'] }));

/** The fade of accounts §9, unless the user prefers reduced motion. */
export const fading = style(
  inLayer(layer, {
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${appear} 500ms ease` } },
  }),
);

export const title = style(
  inLayer(layer, {
    margin: 0,
    fontFamily: tokens.font.display,
    fontSize: tokens.size.display,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.leading.heading,
    textWrap: 'balance',
    '@media': { [phone]: { fontSize: tokens.size.headline } },
  }),
);

export const subtitle = style(
  inLayer(layer, {
    margin: 0,
    fontFamily: tokens.font.display,
    fontSize: tokens.size.title,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.leading.heading,
  }),
);

export const lead = style(
  inLayer(layer, {
    margin: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.reading,
    lineHeight: tokens.leading.text,
    textWrap: 'pretty',
  }),
);

export const benefits = style(
  inLayer(layer, { display: 'grid', gap: tokens.space['3'], margin: 0, padding: 0, listStyle: 'none' }),
);

export const benefit = style(
  inLayer(layer, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: tokens.space['3'],
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.reading,
    lineHeight: tokens.leading.text,
  }),
);

export const mark = style(
  inLayer(layer, {
    inlineSize: 16,
    blockSize: '1lh',
    fill: 'none',
    stroke: tokens.color.accent.ink,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const account = style(
  inLayer(layer, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space['4'] }),
);

export const accountWords = style(inLayer(layer, { flex: '1 1 10rem', minInlineSize: 0 }));

export const kind = style(
  inLayer(layer, {
    margin: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
  }),
);
