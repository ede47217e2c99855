import type { SocialNetwork } from '@fs/api-contract';
import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { networks } from './networks.ts';

const palette = Object.values(tokens.color.series);

const social = Object.fromEntries(
  networks.map((network, place) => [network, inLayer('fs.widget', { background: palette[place] })]),
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

export const list = style(
  inLayer('fs.widget', { display: 'grid', gap: tokens.space['3'], listStyle: 'none', padding: 0, margin: 0 }),
);

export const entry = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 4rem',
    columnGap: tokens.space['3'],
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const share = style(inLayer('fs.widget', { textAlign: 'end' }));

/** Its width is linear, unlike that of a block. */
export const rank = recipe({
  base: inLayer('fs.widget', {
    gridColumn: '1 / -1',
    display: 'block',
    blockSize: 6,
    minInlineSize: 2,
    borderRadius: 3,
    forcedColorAdjust: 'none',
  }),
  variants: { social },
});
