import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

export const head = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    rowGap: tokens.space['4'],
    '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    columnGap: tokens.space['4'],
    alignItems: 'start',
  }),
);

/** At least as high as the logo: one line is centered next to it, several start at its top. */
export const words = style(
  inLayer('fs.widget', { display: 'grid', alignContent: 'center', gap: tokens.space['1'], minBlockSize: 56 }),
);

/** The status follows the name, also where the name wraps. */
export const title = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    minInlineSize: 0,
  }),
);

/** Below the description on a phone. */
export const actions = style(
  inLayer('fs.widget', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space['2'],
    gridColumn: '1 / -1',
    '@container': { '(min-width: 40rem)': { gridColumn: 'auto' } },
  }),
);

/** The heaviest number of the profile. */
export const total = style(
  inLayer('fs.widget', {
    fontSize: tokens.size.headline,
    fontWeight: tokens.weight.semibold,
    letterSpacing: '-0.01em',
    lineHeight: tokens.leading.heading,
  }),
);

/** The button stays beside the place, which wraps. */
export const place = style(
  inLayer('fs.widget', { display: 'flex', alignItems: 'start', gap: tokens.space['1'], minInlineSize: 0 }),
);

/** The button is higher than the line, and reaches above and below it. */
export const around = style(
  inLayer('fs.widget', { display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '1lh' }),
);

export const logoPlace = style(inLayer('fs.widget', { display: 'block', inlineSize: 56, blockSize: 56 }));

export const kept = style(
  inLayer('fs.widget', {
    paddingBlockStart: tokens.space['4'],
    borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);
