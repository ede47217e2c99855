import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 480px)';

export const row = style(
  inLayer('fs.widget', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.space['3'],
    paddingBlock: tokens.space['3'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

/** Centers the icon on the first line of text. */
export const icon = style(
  inLayer('fs.widget', {
    display: 'grid',
    placeItems: 'center',
    blockSize: '1.5em',
    color: tokens.color.inkMuted,
    selectors: { '[data-new] > &': { color: tokens.color.accent.ink } },
  }),
);

/** The gap keeps links of both lines apart, so that a finger hits one of them (WCAG 2.2, target size). */
export const words = style(
  inLayer('fs.widget', { display: 'grid', rowGap: 6, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const amount = style(
  inLayer('fs.widget', {
    fontWeight: tokens.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** The date and buttons: beside the words, or below them on a phone. */
export const end = style(
  inLayer('fs.widget', {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'end',
    gap: tokens.space['3'],
    '@media': { [phone]: { gridColumn: 2, justifyContent: 'space-between' } },
  }),
);

export const when = style(
  inLayer('fs.widget', {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space['2'], textAlign: 'start' } },
  }),
);

/** Marks news. The row also says so in words. */
export const dot = style(
  inLayer('fs.widget', {
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: tokens.color.accent.ink,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
