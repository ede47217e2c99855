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

/** At least as high as the logo: a name of one line stands beside its middle, more lines begin at its top. */
export const words = style(
  inLayer('fs.widget', { display: 'grid', alignContent: 'center', gap: tokens.space['1'], minBlockSize: 56 }),
);

export const logoPlace = style(inLayer('fs.widget', { display: 'block', inlineSize: 56, blockSize: 56 }));

/** Its words, not its edge, begin where the place above them does. */
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
