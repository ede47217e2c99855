import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const head = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.space['4'],
    alignItems: 'start',
  }),
);

/** At least as high as the logo: one line is centered next to it, several start at its top. */
export const words = style(
  inLayer('fs.widget', { display: 'grid', alignContent: 'center', gap: tokens.space['1'], minBlockSize: 56 }),
);

export const logoPlace = style(inLayer('fs.widget', { display: 'block', inlineSize: 56, blockSize: 56 }));

/** Aligns the button's text, not its edge, with the place above. */
export const around = style(
  inLayer('fs.widget', {
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    insetInlineStart: `calc(-1 * ${tokens.space['2']})`,
  }),
);

export const kept = style(
  inLayer('fs.widget', {
    paddingBlockStart: tokens.space['4'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);
