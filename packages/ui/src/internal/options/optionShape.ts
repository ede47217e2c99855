import type { StyleRule } from '@vanilla-extract/css';
import { tokens } from '../../system/theme/tokens.css.ts';

/** The shape of an option in every list. */
export const optionShape = {
  display: 'flex',
  minBlockSize: tokens.density.control,
  paddingBlock: tokens.space['1'],
  paddingInline: tokens.space['2'],
  // Transparent rather than absent: forced colors show it.
  border: `${tokens.width.hairline} solid transparent`,
  borderRadius: `calc(${tokens.radius.control} - 2px)`,
  cursor: 'default',
} as const satisfies StyleRule;

/** Styles of the focused option, including forced colors, which show every border. */
export function focusedOptionStyle(selector: string) {
  return {
    selectors: { [selector]: { borderColor: tokens.color.accent.ink, backgroundColor: tokens.color.accent.wash } },
    forced: { [selector]: { borderColor: 'Highlight', outline: '1px solid Highlight' } },
  } as const;
}
