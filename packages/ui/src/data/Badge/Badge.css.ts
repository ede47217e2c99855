import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

const layer = 'fs.primitive';

function washed({ wash, ink }: Record<'wash' | 'ink', string>) {
  return inLayer(layer, { backgroundColor: wash, color: ink });
}

const tone = {
  neutral: inLayer(layer, {
    backgroundColor: tokens.color.sunken,
    borderColor: tokens.color.hairline,
    color: tokens.color.inkMuted,
  }),
  accent: washed(tokens.color.accent),
  info: washed(tokens.color.info),
  positive: washed(tokens.color.positive),
  caution: washed(tokens.color.caution),
  critical: washed(tokens.color.critical),
} satisfies Record<BadgeTone, object>;

export const badge = recipe({
  base: inLayer(layer, {
    display: 'inline-block',
    maxInlineSize: '100%',
    minInlineSize: '20px',
    paddingInline: '6px',
    // Transparent instead of none, because forced colors render the border.
    border: `${tokens.width.hairline} solid transparent`,
    borderRadius: '10px',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.caption,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.medium,
    lineHeight: tokens.leading.text,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    verticalAlign: 'baseline',
  }),
  variants: { tone },
});
