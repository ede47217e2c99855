import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

export type BannerTone = 'info' | 'caution' | 'critical';

const layer = 'fs.primitive';

const tone = {
  info: inLayer(layer, { backgroundColor: tokens.color.info.wash }),
  caution: inLayer(layer, { backgroundColor: tokens.color.caution.wash }),
  critical: inLayer(layer, { backgroundColor: tokens.color.critical.wash }),
} satisfies Record<BannerTone, object>;

export const banner = recipe({
  base: inLayer(layer, {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space['2'],
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['4'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
  variants: { tone },
});

/** The first line is as high as the button at the end, so that both align. */
export const content = style(
  inLayer(layer, {
    display: 'flex',
    flexGrow: 1,
    justifyContent: 'center',
    gap: tokens.space['2'],
    minInlineSize: 0,
    paddingBlock: `calc((${tokens.density.controlSmall} - ${tokens.size.ui} * ${tokens.leading.text}) / 2)`,
  }),
);

export const words = style(
  inLayer(layer, { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space['3'], minInlineSize: 0 }),
);
