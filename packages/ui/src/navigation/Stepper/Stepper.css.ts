import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';
const phone = '(max-width: 600px)';

export const stepper = style(
  inLayer(layer, {
    display: 'flex',
    gap: tokens.space['3'],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.heading,
    overflowWrap: 'anywhere',
    '@media': { [phone]: { flexDirection: 'column', gap: tokens.space['2'] } },
  }),
);

export const step = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['3'],
    minInlineSize: 0,
    color: tokens.color.inkMuted,
    selectors: {
      '&[data-state="current"]': { color: tokens.color.ink, fontWeight: tokens.weight.semibold },
      '&[data-state="done"]': { color: tokens.color.ink },
      '&:not(:last-child)': { flex: '1 1 auto' },
      // The line to the next step.
      '&:not(:last-child)::after': {
        content: '""',
        flex: '1 1 auto',
        minInlineSize: tokens.space['3'],
        borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.edge}`,
      },
      '&[data-state="done"]::after': { borderColor: tokens.color.accent.fill },
    },
    '@media': { [phone]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
  }),
);

const row = { display: 'flex', alignItems: 'center', gap: tokens.space['2'], minInlineSize: 0 };

export const words = style(inLayer(layer, row));

export const label = style(inLayer(layer, { position: 'relative', minInlineSize: 0 }));

export const button = style(
  inLayer(layer, {
    ...row,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: '12px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'inherit',
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
      '&[data-focused]': { outline: 'none' },
      '&[data-focus-visible]': focusRing,
    },
  }),
);

export const mark = style(
  inLayer(layer, {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: '50%',
    backgroundColor: tokens.color.surface,
    fontSize: tokens.size.caption,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.weight.medium,
    lineHeight: '1',
    selectors: {
      '[data-state="current"] &': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.fill,
        color: tokens.color.accent.on,
      },
      '[data-state="done"] &': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.wash,
        color: tokens.color.accent.ink,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-state="current"] &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
