import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';
import type { NoticeTone } from './NoticeTone.ts';

const layer = 'fs.primitive';

const tone = {
  info: inLayer(layer, { backgroundColor: tokens.color.info.wash }),
  positive: inLayer(layer, { backgroundColor: tokens.color.positive.wash }),
  caution: inLayer(layer, { backgroundColor: tokens.color.caution.wash }),
  critical: inLayer(layer, { backgroundColor: tokens.color.critical.wash }),
} satisfies Record<NoticeTone, object>;

export const notice = recipe({
  base: inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: tokens.space['2'],
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['3'],
    // Transparent instead of none, because forced colors render the border.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: tokens.radius.control,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
  variants: { tone },
});

/** Fills the line. The button wraps when less than 12 rem remain. */
export const content = style(
  inLayer(layer, { display: 'flex', flex: '1 1 12rem', minInlineSize: 0, gap: tokens.space['2'] }),
);

/** Gives the line its baseline, which the button shares. The icon has none. */
export const words = style(inLayer(layer, { alignSelf: 'baseline', minInlineSize: 0 }));

/** Aligns a wrapped button with the text instead of the icon. */
export const retry = style(inLayer(layer, { paddingInlineStart: `calc(16px + ${tokens.space['2']})` }));
