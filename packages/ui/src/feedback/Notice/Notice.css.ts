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
    // Transparent rather than absent: forced colours draw it.
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

/** Grows, and leaves the line to the button only while twelve rem remain. */
export const news = style(
  inLayer(layer, { display: 'flex', flex: '1 1 12rem', minInlineSize: 0, gap: tokens.space['2'] }),
);

/** Gives the line its baseline, which the button shares; the mark has none. */
export const words = style(inLayer(layer, { alignSelf: 'baseline', minInlineSize: 0 }));

/** Under the words, not under the mark, when it wraps. */
export const retry = style(inLayer(layer, { paddingInlineStart: `calc(16px + ${tokens.space['2']})` }));
