import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** 24 px in rows, 56 px next to a page's title. */
export type CompanyLogoSize = 'small' | 'large';

const size = {
  small: inLayer('fs.widget', { inlineSize: 24, blockSize: 24 }),
  large: inLayer('fs.widget', { inlineSize: 56, blockSize: 56 }),
} satisfies Record<CompanyLogoSize, object>;

export const logo = recipe({
  base: inLayer('fs.widget', {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.radius.control,
    outline: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    outlineOffset: '-1px',
  }),
  variants: { size },
});

export const picture = style(
  inLayer('fs.widget', { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', background: 'white' }),
);
