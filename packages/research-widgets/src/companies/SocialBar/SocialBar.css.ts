import type { SocialNetwork } from '@fs/api-contract';
import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const colorOf = {
  twitter: tokens.color.series['1'],
  medium: tokens.color.series['2'],
  facebook: tokens.color.series['3'],
  github: tokens.color.series['4'],
  instagram: tokens.color.series['5'],
  linkedin: tokens.color.series['6'],
} satisfies Record<SocialNetwork, string>;

const social = Object.fromEntries(
  Object.entries(colorOf).map(([network, background]) => [network, inLayer('fs.widget', { background })]),
) as Record<SocialNetwork, object>;

export const bar = style(
  inLayer('fs.widget', {
    display: 'flex',
    gap: 2,
    blockSize: 12,
    borderRadius: tokens.radius.control,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  }),
);

export const segment = recipe({ base: inLayer('fs.widget', { flexBasis: 0, minInlineSize: 2 }), variants: { social } });

export const legend = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: tokens.space['2'],
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
);

export const entry = style(inLayer('fs.widget', { display: 'flex', alignItems: 'baseline', gap: tokens.space['2'] }));

export const mark = recipe({
  base: inLayer('fs.widget', {
    inlineSize: 10,
    blockSize: 10,
    borderRadius: 2,
    flexShrink: 0,
    forcedColorAdjust: 'none',
  }),
  variants: { social },
});
