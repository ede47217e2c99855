import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

/** The frame around text and tools. Added to `control`. */
export const box = style(
  inLayer(layer, {
    padding: 0,
    overflow: 'hidden',
    selectors: {
      '&:has(textarea[data-focused])': focusRing,
      '&:has(textarea:is(:disabled, [readonly]))': {
        backgroundColor: tokens.color.sunken,
        borderColor: tokens.color.hairline,
      },
    },
  }),
);

/** The space of the tools and three lines, so that the layout does not shift when they load. */
export const awaited = style(
  inLayer(layer, {
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space['3'],
    minBlockSize: `calc(${tokens.density.control} + 6lh)`,
    padding: tokens.space['3'],
  }),
);

export const head = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['3'],
    minBlockSize: tokens.density.control,
    paddingInline: tokens.space['2'],
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
  }),
);

export const tabs = style(inLayer(layer, { display: 'flex', flexShrink: 0, gap: tokens.space['1'] }));

export const tab = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: tokens.density.controlSmall,
    paddingInline: tokens.space['2'],
    borderRadius: tokens.radius.control,
    border: `${tokens.width.hairline} solid transparent`,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.medium,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: tokens.color.ink, backgroundColor: tokens.color.hover },
      '&[data-selected]': {
        borderColor: tokens.color.hairline,
        backgroundColor: tokens.color.paper,
        color: tokens.color.ink,
      },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '0' },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

/** Fills the space beside the tabs. Tools that do not fit move into a menu. */
export const tools = style(inLayer(layer, { flex: '1 1 0', minInlineSize: 0 }));

/** Both stay mounted, so that a hidden text keeps its undo history. */
export const panel = style(
  inLayer(layer, {
    outline: 'none',
    selectors: { '&[data-inert]': { display: 'none' }, '&[data-focus-visible]': focusRing },
  }),
);

export const area = style(
  inLayer(layer, {
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: `calc(6lh + 2 * ${tokens.space['2']})`,
    maxBlockSize: 'max(24rem, 40vh)',
    margin: 0,
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['3'],
    border: 'none',
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'vertical',
    // Firefox does not support this property yet: the field keeps its minimum height and scrolls.
    fieldSizing: 'content',
    selectors: {
      '&::placeholder': { color: tokens.color.inkMuted, opacity: 1 },
      '&:disabled': {
        color: tokens.color.inkDisabled,
        // Safari renders disabled text in a paler color of its own.
        WebkitTextFillColor: tokens.color.inkDisabled,
      },
    },
    '@media': {
      // Safari on iOS zooms into fields with smaller text.
      '(pointer: coarse)': { fontSize: tokens.size.reading },
      '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } },
    },
  }),
);

export const shown = style(
  inLayer(layer, {
    minBlockSize: `calc(6lh + 2 * ${tokens.space['2']})`,
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['3'],
    boxSizing: 'border-box',
    color: tokens.color.ink,
  }),
);
