import { style } from '@vanilla-extract/css';
import * as frame from '../../internal/DialogFrame/DialogFrame.css.ts';
import { focusedOptionStyle, optionShape } from '../../internal/options/optionShape.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../system/theme/motion.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';
const line = `${tokens.width.hairline} solid ${tokens.color.hairline}`;

/** Near the top of the page: it grows downward, and its input does not move. */
export const scrim = style([
  frame.scrim,
  inLayer(layer, {
    alignItems: 'flex-start',
    justifyContent: 'center',
    paddingBlock: '12vh',
    paddingInline: tokens.space['6'],
    selectors: { '&[data-exiting]': { opacity: 0 } },
    '@media': {
      [frame.phone]: { alignItems: 'stretch', padding: 0 },
      ...ifMotionAllowed({ transition: `opacity ${tokens.motion.change} ${tokens.motion.ease}` }),
    },
  }),
]);

export const sheet = style([
  frame.sheet,
  inLayer(layer, {
    inlineSize: '100%',
    maxInlineSize: '40rem',
    maxBlockSize: '100%',
    borderRadius: tokens.radius.card,
    '@media': { [frame.phone]: { border: 'none', borderRadius: 0 } },
  }),
]);

export const dialog = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    outline: 'none',
  }),
);

export const field = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.space['3'],
    paddingInline: tokens.space['4'],
    borderBlockEnd: line,
    color: tokens.color.inkMuted,
  }),
);

export const input = style(
  inLayer(layer, {
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: '52px',
    margin: 0,
    padding: 0,
    border: 'none',
    // The only field of an open dialog: the caret shows the focus, and a line below it in forced colors.
    outline: 'none',
    background: 'none',
    color: tokens.color.ink,
    font: 'inherit',
    fontSize: tokens.size.reading,
    textOverflow: 'ellipsis',
    selectors: { '&::placeholder': { color: tokens.color.inkMuted, opacity: 1 } },
    '@media': { '(forced-colors: active)': { selectors: { '&:focus': { borderBlockEnd: '2px solid Highlight' } } } },
  }),
);

/** Where the palette fills the window, there is no outside to press, and often no Escape. */
export const close = style(inLayer(layer, { display: 'none', '@media': { [frame.phone]: { display: 'block' } } }));

export const results = style(
  inLayer(layer, {
    minBlockSize: 0,
    // The virtualizer adds the space above and below the rows.
    paddingInline: tokens.space['2'],
    backgroundColor: tokens.color.surface,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    '@media': { [frame.phone]: { flexGrow: 1 } },
  }),
);

export const groupTitle = style(
  inLayer(layer, {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space['2'],
    paddingBlock: tokens.space['1'],
    paddingInline: tokens.space['2'],
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    fontWeight: tokens.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:not([data-first])': { paddingBlockStart: `calc(${tokens.space['1']} + ${tokens.space['2']})` } },
  }),
);

export const count = style(inLayer(layer, { flexShrink: 0, whiteSpace: 'nowrap' }));

const atKeys = focusedOptionStyle('&[aria-selected="true"]');

export const option = style(
  inLayer(layer, {
    ...optionShape,
    alignItems: 'center',
    gap: tokens.space['3'],
    color: tokens.color.ink,
    textDecoration: 'none',
    selectors: atKeys.selectors,
    '@media': { '(forced-colors: active)': { borderColor: 'Canvas', selectors: atKeys.forced } },
  }),
);

export const words = style(inLayer(layer, { display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const description = style(inLayer(layer, { color: tokens.color.inkMuted, fontSize: tokens.size.small }));

/** The icon of an external link. */
export const outward = style(
  inLayer(layer, {
    flexShrink: 0,
    inlineSize: '0.75em',
    blockSize: '0.75em',
    marginInlineStart: 'auto',
    fill: 'none',
    stroke: tokens.color.inkMuted,
    strokeWidth: '1.25',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

export const nothing = style(
  inLayer(layer, {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space['3'],
    padding: tokens.space['4'],
    color: tokens.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

/** Hidden on touch screens, which have no keys. */
export const keys = style(
  inLayer(layer, {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    gap: tokens.space['4'],
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['4'],
    borderBlockStart: line,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    '@media': { '(pointer: coarse)': { display: 'none' }, [frame.phone]: { display: 'none' } },
  }),
);

export const key = style(
  inLayer(layer, {
    display: 'inline-block',
    minInlineSize: '20px',
    paddingInline: tokens.space['1'],
    border: line,
    borderRadius: '4px',
    backgroundColor: tokens.color.sunken,
    fontFamily: 'inherit',
    lineHeight: '18px',
    textAlign: 'center',
  }),
);

/** Hidden on touch screens, which have no keys. */
export const shortcut = style([
  key,
  inLayer(layer, {
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: tokens.color.inkMuted,
    fontSize: tokens.size.caption,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
]);

export const textField = style(inLayer(layer, { display: 'flex', flex: '1 1 0', minInlineSize: 0 }));
