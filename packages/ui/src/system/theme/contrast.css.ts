import { globalStyle } from '@vanilla-extract/css';
import { contrastDarkColors } from './contrastDarkColors.ts';
import { contrastLightColors } from './contrastLightColors.ts';
import { inLayer } from './layers.ts';
import { themeRule } from './themeRule.ts';

const light = themeRule(contrastLightColors, 'light');
const dark = themeRule(contrastDarkColors, 'dark');

globalStyle(
  '[data-fs-theme="contrast"]',
  inLayer('fs.theme', { ...light, '@media': { '(prefers-color-scheme: dark)': dark } }),
);

// Repeats the attribute for specificity. Otherwise the plain dark rule of `system` could win by its position.
const system = '[data-fs-theme][data-fs-theme="system"]';
globalStyle(
  system,
  inLayer('fs.theme', {
    '@media': {
      '(prefers-contrast: more) and (prefers-color-scheme: light)': light,
      '(prefers-contrast: more) and (prefers-color-scheme: dark)': dark,
    },
  }),
);
