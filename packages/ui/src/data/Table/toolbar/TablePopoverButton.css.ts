import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../../system/theme/focusRing.ts';
import { inLayer } from '../../../system/theme/layers.ts';
import { ifMotionAllowed } from '../../../system/theme/motion.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';

/**
 * `more`: an icon after the values that fit. `field`: fills its cell like a field. `button`: placed next to fields.
 * `tool`: among the quiet actions above the rows.
 */
export type TablePopoverButtonLook = 'more' | 'field' | 'button' | 'tool';

const layer = 'fs.primitive';

const look = {
  more: inLayer(layer, {
    justifyContent: 'center',
    minInlineSize: tokens.density.controlSmall,
    borderColor: 'transparent',
    color: tokens.color.inkMuted,
  }),
  field: inLayer(layer, {
    inlineSize: '100%',
    justifyContent: 'space-between',
    paddingInline: tokens.space['2'],
    borderColor: tokens.color.hairline,
    backgroundColor: tokens.color.surface,
    color: tokens.color.inkMuted,
    fontSize: tokens.size.small,
    textAlign: 'start',
  }),
  button: inLayer(layer, {
    minBlockSize: tokens.density.control,
    paddingInline: tokens.space['4'],
    borderColor: tokens.color.edge,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
    fontSize: tokens.size.ui,
    fontWeight: tokens.weight.medium,
  }),
  tool: inLayer(layer, {
    gap: tokens.space['2'],
    minBlockSize: tokens.density.control,
    paddingInline: tokens.space['3'],
    borderColor: 'transparent',
    color: tokens.color.ink,
    fontSize: tokens.size.ui,
    fontWeight: tokens.weight.medium,
  }),
} satisfies Record<TablePopoverButtonLook, object>;

export const button = recipe({
  base: inLayer(layer, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space['1'],
    verticalAlign: 'middle',
    minBlockSize: tokens.density.controlSmall,
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space['1'],
    borderStyle: 'solid',
    borderWidth: tokens.width.hairline,
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    font: 'inherit',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    cursor: 'default',
    selectors: {
      '&:is(:active, [aria-expanded="true"])': {
        backgroundImage: `linear-gradient(${tokens.color.pressed}, ${tokens.color.pressed})`,
        color: tokens.color.ink,
      },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      ...ifMotionAllowed({ transition: `color ${tokens.motion.change}` }),
      '(hover: hover)': {
        selectors: {
          '&:hover:not(:active, [aria-expanded="true"])': {
            backgroundImage: `linear-gradient(${tokens.color.hover}, ${tokens.color.hover})`,
            color: tokens.color.ink,
          },
        },
      },
    },
  }),
  variants: { look },
});
