import type { StyleRule } from '@vanilla-extract/css';
import { assignVars } from '@vanilla-extract/css';
import type { ThemeColors } from './ThemeColors.ts';
import { tokens } from './tokens.css.ts';

/** Builds the style rule that applies a theme. `scheme` sets the theme of scrollbars and native controls. */
export function themeRule({ color, shadow }: ThemeColors, scheme: 'light' | 'dark'): StyleRule {
  return {
    colorScheme: scheme,
    vars: { ...assignVars(tokens.color, color), ...assignVars(tokens.shadow, shadow) },
  };
}
