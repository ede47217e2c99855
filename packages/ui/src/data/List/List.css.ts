import { style } from '@vanilla-extract/css';
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

const look = list.classNames.variants.look;

/** Rows take the look of their list, so that a row needs no props and a server can render it. */
export const item = style(
  inLayer(layer, {
    minInlineSize: 0,
    selectors: {
      [`${look.divided} > &`]: { display: 'flow-root', paddingBlock: tokens.space['3'] },
      [`${look.divided} > &:not(:first-child)`]: {
        borderBlockStart: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
      },
      [`${look.plain} > &:not(:first-child)`]: { paddingBlockStart: tokens.space['2'] },
      [`:is(${look.bulleted}, ${look.numbered}) > &:not(:first-child)`]: { paddingBlockStart: tokens.space['1'] },
      [`:is(${look.bulleted}, ${look.numbered}) > &::marker`]: {
        color: tokens.color.inkMuted,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  }),
);
