import type { BrandTheme } from '../brand/brandThemes.ts';
import type { ContrastLevel } from '../brand/contrastPairs.ts';
import { contrastDarkColors } from '../theme/contrastDarkColors.ts';
import { contrastLightColors } from '../theme/contrastLightColors.ts';
import { darkColors } from '../theme/darkColors.ts';
import { lightColors } from '../theme/lightColors.ts';
import type { ThemeColors } from '../theme/ThemeColors.ts';
import type { ThemeName } from '../theme/ThemeProvider.tsx';

export type ThemeSet = BrandTheme;

interface Shown {
  theme: ThemeName;
  level: ContrastLevel;
  colors: ThemeColors;
  /** The name for a column of a table. */
  name: string;
  title: string;
  note: string;
}

/** The themes to show. `contrast` has two variants, for users who prefer light or dark. */
export const themeSets: Readonly<Record<ThemeSet, Shown>> = {
  light: {
    theme: 'light',
    level: 'AA',
    colors: lightColors,
    name: 'Light',
    title: 'Calm paper, exact ink',
    note: 'The light theme: warm paper, one confident color, spruce.',
  },
  dark: {
    theme: 'dark',
    level: 'AA',
    colors: darkColors,
    name: 'Dark',
    title: 'True dark paper',
    note: 'The dark theme: the accent turns light, so that the main action stays the brightest.',
  },
  contrastLight: {
    theme: 'contrast',
    level: 'AAA',
    colors: contrastLightColors,
    name: 'Black on white',
    title: 'Black on white',
    note: 'The contrast theme: every word reaches 7:1, and every line is drawn.',
  },
  contrastDark: {
    theme: 'contrast',
    level: 'AAA',
    colors: contrastDarkColors,
    name: 'White on black',
    title: 'White on black',
    note: 'The contrast theme of users who prefer dark.',
  },
};
