import { inLayer } from '@fs/ui/layers';
import { tokens } from '@fs/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'fs.widget';

/** On narrow screens the menus are in a drawer. */
const narrow = '(max-width: 63.99rem)';
/** Where six menus leave little space. */
const medium = '(max-width: 72rem)';
const phone = '(max-width: 480px)';

export const header = style(
  inLayer(layer, {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    containerType: 'inline-size',
    borderBlockEnd: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    background: tokens.color.surface,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    // Same as buttons, so that links and menus align.
    lineHeight: tokens.leading.heading,
    '@media': { print: { display: 'none' } },
  }),
);

/** Where there is a header, sticky parts of pages start below it, and so do targets of links within a page. */
globalStyle(
  `:root:has(${header})`,
  inLayer(layer, { vars: { '--fs-header-height': '57px' }, scrollPaddingBlockStart: 'var(--fs-header-height)' }),
);

export const bar = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['4'],
    boxSizing: 'border-box',
    maxInlineSize: tokens.width.content,
    marginInline: 'auto',
    minBlockSize: 56,
    paddingInline: tokens.space['4'],
    '@container': { [medium]: { gap: tokens.space['2'] } },
  }),
);

export const product = style(
  inLayer(layer, {
    fontFamily: tokens.font.display,
    fontSize: tokens.size.title,
    fontWeight: tokens.weight.semibold,
    whiteSpace: 'nowrap',
    '@container': { [phone]: { fontSize: tokens.size.reading } },
  }),
);

export const brand = style(inLayer(layer, { display: 'inline-flex', alignItems: 'center', gap: tokens.space['2'] }));

/** Aligns the baseline of the name, not of the logo, with the rest of the bar. */
export const brandName = style(inLayer(layer, { alignSelf: 'baseline' }));

/** Fixed size, so that nothing shifts when the image loads. */
export const logo = style(inLayer(layer, { inlineSize: 24, blockSize: 24, objectFit: 'contain' }));

/** Takes the remaining space, so that the following items are at the end. Its menus never shrink: the search does. */
export const navigation = style(inLayer(layer, { display: 'flex', flexGrow: 1, flexShrink: 0 }));

export const menus = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [narrow]: { display: 'none' } },
  }),
);

/** Reserves the width of the bold text of the current page, so that neighbors do not shift. */
const reservedWidth = style(
  inLayer(layer, {
    display: 'inline-grid',
    fontWeight: tokens.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': {
        content: 'attr(data-words)',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: tokens.weight.semibold,
      },
    },
  }),
);

/** Aligns a link's text with that of the menu buttons. */
export const link = style([reservedWidth, inLayer(layer, { paddingInline: tokens.space['3'] })]);

/** A menu with the current page. */
export const menu = style(inLayer(layer, { selectors: { '&[aria-current]': { fontWeight: tokens.weight.semibold } } }));

export const trigger = style(
  inLayer(layer, {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    minInlineSize: 0,
    whiteSpace: 'nowrap',
  }),
);

/** Menu indicator, hidden where space is short. */
export const mark = style(inLayer(layer, { '@container': { [medium]: { display: 'none' } } }));

export const onNarrow = style(inLayer(layer, { display: 'none', '@container': { [narrow]: { display: 'block' } } }));

export const onWide = style([reservedWidth, inLayer(layer, { '@container': { [narrow]: { display: 'none' } } })]);

/** Reserves its space until the search loads. */
export const search = style(
  inLayer(layer, {
    // Narrower where many menus leave less space.
    flexShrink: 1,
    inlineSize: 280,
    minInlineSize: tokens.density.control,
    minBlockSize: tokens.density.control,
    display: 'grid',
    '@container': { [phone]: { inlineSize: 'auto' } },
  }),
);

/** Reserves its space until the messages load. */
export const slot = style(
  inLayer(layer, { flexShrink: 0, minInlineSize: tokens.density.control, minBlockSize: tokens.density.control }),
);

/** Aligns the button's avatar, not its hover edge, with the end of the page. */
export const user = style(inLayer(layer, { flexShrink: 0, marginInlineEnd: '-1rem' }));

export const skip = style(
  inLayer(layer, {
    position: 'absolute',
    insetInlineStart: tokens.space['4'],
    insetBlockStart: tokens.space['2'],
    zIndex: 1,
    paddingBlock: tokens.space['2'],
    paddingInline: tokens.space['3'],
    borderRadius: tokens.radius.control,
    background: tokens.color.accent.fill,
    color: tokens.color.accent.on,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, inlineSize: 1, overflow: 'hidden', padding: 0 },
    },
  }),
);
