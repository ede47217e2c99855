import { style } from '@vanilla-extract/css';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

export const area = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['3'],
    minInlineSize: 0,
    padding: tokens.space['4'],
    border: `${tokens.width.hairline} dashed ${tokens.color.edge}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.surface,
    selectors: {
      '[data-invalid] > div > &': { borderColor: tokens.color.critical.ink },
      // Not by color alone: the dashed line becomes solid.
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.wash,
        boxShadow: `inset 0 0 0 1px ${tokens.color.accent.fill}`,
      },
      '&[data-disabled]': { borderColor: tokens.color.hairline, backgroundColor: tokens.color.sunken },
    },
    '@media': {
      ...ifMotionAllowed({
        transition: `background-color ${tokens.motion.change}, border-color ${tokens.motion.change}`,
      }),
      '(forced-colors: active)': {
        selectors: {
          '&[data-drop-target]': { borderColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const line = style(
  inLayer(layer, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.space['3'],
    rowGap: tokens.space['2'],
    minInlineSize: 0,
  }),
);

export const hint = style(
  inLayer(layer, {
    minInlineSize: 0,
    color: tokens.color.inkMuted,
    selectors: { '[data-disabled] &': { color: tokens.color.inkDisabled } },
    // Touch screens cannot drop files.
    '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
  }),
);

export const notes = style(inLayer(layer, { display: 'flex', flexDirection: 'column' }));

/** The drop area and its files. */
export const whole = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', gap: tokens.space['2'], minInlineSize: 0 }),
);
