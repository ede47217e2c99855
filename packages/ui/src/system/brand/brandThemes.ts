import { contrastDarkColors } from '../theme/contrastDarkColors.ts';
import { contrastLightColors } from '../theme/contrastLightColors.ts';
import { darkColors } from '../theme/darkColors.ts';
import { lightColors } from '../theme/lightColors.ts';
import type { ThemeColors } from '../theme/ThemeColors.ts';
import type { ContrastLevel } from './contrastPairs.ts';

/** The contrast theme has two, by the user's preference. */
export type BrandTheme = 'light' | 'dark' | 'contrastLight' | 'contrastDark';

interface Base {
  colors: ThemeColors;
  level: ContrastLevel;
  scheme: 'light' | 'dark';
}

/** Our own themes: what a brand leaves as it is, it takes from here. */
export const brandThemes: Readonly<Record<BrandTheme, Base>> = {
  light: { colors: lightColors, level: 'AA', scheme: 'light' },
  dark: { colors: darkColors, level: 'AA', scheme: 'dark' },
  contrastLight: { colors: contrastLightColors, level: 'AAA', scheme: 'light' },
  contrastDark: { colors: contrastDarkColors, level: 'AAA', scheme: 'dark' },
};

export const brandThemeNames: readonly BrandTheme[] = ['light', 'dark', 'contrastLight', 'contrastDark'];
