import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

/** `divided` rows have hairlines between them, `plain` rows don’t. `bulleted` and `numbered` suit sentences. */
export type ListLook = 'divided' | 'plain' | 'bulleted' | 'numbered';

const layer = 'fs.primitive';

const bare = { padding: 0, listStyle: 'none' };

const markers = {
  divided: inLayer(layer, bare),
  plain: inLayer(layer, bare),
  bulleted: inLayer(layer, { paddingInlineStart: '1.25em', listStyle: 'disc' }),
  // The width of two digits and their period.
  numbered: inLayer(layer, { paddingInlineStart: '1.75em', listStyle: 'decimal' }),
} satisfies Record<ListLook, object>;

export const list = recipe({
  base: inLayer(layer, {
    minInlineSize: 0,
    margin: 0,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    overflowWrap: 'anywhere',
  }),
  variants: { look: markers },
});

const spaced = inLayer(layer, {
  selectors: { '&:not(:first-child)': { paddingBlockStart: tokens.space['1'] } },
  '::marker': { color: tokens.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
});

const row = {
  divided: inLayer(layer, {
    display: 'flow-root',
    paddingBlock: tokens.space['3'],
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}` },
    },
  }),
  plain: inLayer(layer, { selectors: { '&:not(:first-child)': { paddingBlockStart: tokens.space['2'] } } }),
  bulleted: spaced,
  numbered: spaced,
} satisfies Record<ListLook, object>;

export const item = recipe({ base: inLayer(layer, { minInlineSize: 0 }), variants: { look: row } });
