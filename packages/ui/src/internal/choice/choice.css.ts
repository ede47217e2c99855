import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** A checkbox, radio button or switch with its help, in one column. */
export const choice = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
);

/** The mark and its label, one target for presses. */
export const choiceLabel = style(
  inLayer(layer, {
    // Contains the visually hidden input. Otherwise focus would scroll the page.
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space['2'],
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingBlock: `max(0px, (${tokens.density.controlSmall} - 1lh) / 2)`,
    color: tokens.color.ink,
    cursor: 'default',
    selectors: { '&[data-disabled]': { color: tokens.color.inkDisabled } },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const choiceWords = style(inLayer(layer, { minInlineSize: 0 }));

/** Aligned with the label, not with the mark. */
export const choiceNotes = style(
  inLayer(layer, { display: 'flex', flexDirection: 'column', paddingInlineStart: `calc(18px + ${tokens.space['2']})` }),
);

/** The box or disc. */
export const mark = style(
  inLayer(layer, {
    position: 'relative',
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    inlineSize: '18px',
    blockSize: '18px',
    // Centered on the first line of the label.
    insetBlockStart: 'calc((1lh - 18px) / 2)',
    border: `${tokens.width.hairline} solid ${tokens.color.edge}`,
    borderRadius: '4px',
    backgroundColor: tokens.color.surface,
    color: tokens.color.accent.on,
    forcedColorAdjust: 'none',
    selectors: {
      '[data-hovered] > &': { borderColor: tokens.color.inkMuted },
      '[data-readonly] > &': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.edge,
        color: tokens.color.ink,
      },
      ':is([data-selected], [data-indeterminate]):not([data-readonly]) > &': {
        borderColor: tokens.color.accent.fill,
        backgroundColor: tokens.color.accent.fill,
      },
      ':is([data-selected], [data-indeterminate])[data-hovered]:not([data-readonly]) > &': {
        borderColor: tokens.color.accent.fillHover,
        backgroundColor: tokens.color.accent.fillHover,
      },
      '[data-invalid]:not([data-selected]) > &': { borderColor: tokens.color.critical.ink },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled][data-disabled] > &': {
        borderColor: tokens.color.hairline,
        backgroundColor: tokens.color.sunken,
        color: tokens.color.inkDisabled,
      },
    },
    '@media': {
      ...ifMotionAllowed({
        transition: `background-color ${tokens.motion.change}, border-color ${tokens.motion.change}`,
      }),
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        backgroundColor: 'Canvas',
        color: 'CanvasText',
        selectors: {
          ':is([data-selected], [data-indeterminate]) > &': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '[data-disabled][data-disabled] > &': {
            borderColor: 'GrayText',
            backgroundColor: 'Canvas',
            color: 'GrayText',
          },
        },
      },
    },
  }),
);

export const disc = style(inLayer(layer, { borderRadius: '50%' }));

/** The dot of the selected disc, in the mark's color. */
export const dot = style(
  inLayer(layer, { inlineSize: '8px', blockSize: '8px', borderRadius: '50%', backgroundColor: 'currentColor' }),
);
