import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

const place = {
  beside: inLayer(layer, { translate: '0 -50%' }),
  above: inLayer(layer, { insetInline: 0, insetBlockEnd: '100%' }),
};

export const tip = recipe({
  base: inLayer(layer, {
    position: 'absolute',
    zIndex: 1,
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    boxShadow: tokens.shadow.floating,
    color: tokens.color.ink,
    fontSize: tokens.size.small,
    pointerEvents: 'none',
  }),
  variants: { place },
});

const figureFont = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const value = style(inLayer(layer, { ...figureFont, display: 'block', fontWeight: tokens.weight.semibold }));

export const figures = style(inLayer(layer, { inlineSize: '100%', borderCollapse: 'collapse' }));

/** The selected series. */
export const read = style(inLayer(layer, { fontWeight: tokens.weight.semibold }));

export const name = style(
  inLayer(layer, {
    padding: 0,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
  }),
);

export const words = style(inLayer(layer, { display: 'flex', alignItems: 'baseline', gap: tokens.space['2'] }));

export const figure = style(
  inLayer(layer, {
    ...figureFont,
    padding: 0,
    paddingInlineStart: tokens.space['3'],
    textAlign: 'end',
    verticalAlign: 'baseline',
  }),
);
