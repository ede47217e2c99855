import { contrastDarkColors } from '../theme/contrastDarkColors.ts';
import { contrastLightColors } from '../theme/contrastLightColors.ts';
import { darkColors } from '../theme/darkColors.ts';
import { lightColors } from '../theme/lightColors.ts';
import type { ThemeColors } from '../theme/ThemeColors.ts';
import type { ContrastLevel } from './contrastPairs.ts';

/** The contrast theme has two variants, for users who prefer light or dark. */
export type BrandTheme = 'light' | 'dark' | 'contrastLight' | 'contrastDark';

interface Base {
  colors: ThemeColors;
  level: ContrastLevel;
  scheme: 'light' | 'dark';
}

/** The default themes. A brand keeps their colors that it doesn’t override. */
export const brandThemes: Readonly<Record<BrandTheme, Base>> = {
  light: { colors: lightColors, level: 'AA', scheme: 'light' },
  dark: { colors: darkColors, level: 'AA', scheme: 'dark' },
  contrastLight: { colors: contrastLightColors, level: 'AAA', scheme: 'light' },
  contrastDark: { colors: contrastDarkColors, level: 'AAA', scheme: 'dark' },
};

export const brandThemeNames: readonly BrandTheme[] = ['light', 'dark', 'contrastLight', 'contrastDark'];
