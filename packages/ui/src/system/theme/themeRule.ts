import type { StyleRule } from '@vanilla-extract/css';
import { assignVars } from '@vanilla-extract/css';
import type { ThemeColors } from './ThemeColors.ts';
import { tokens } from './tokens.css.ts';

/** The rule that puts a theme on; `scheme` tells the browser how to draw scrollbars and its own controls. */
export function themeRule({ color, shadow }: ThemeColors, scheme: 'light' | 'dark'): StyleRule {
  return {
    colorScheme: scheme,
    vars: { ...assignVars(tokens.color, color), ...assignVars(tokens.shadow, shadow) },
  };
}
