import { globalStyle } from '@vanilla-extract/css';
import { darkColors } from './darkColors.ts';
import { inLayer } from './layers.ts';
import { themeRule } from './themeRule.ts';

globalStyle('[data-fs-theme="dark"]', inLayer('fs.theme', themeRule(darkColors, 'dark')));
globalStyle(
  '[data-fs-theme="system"]',
  inLayer('fs.theme', { '@media': { '(prefers-color-scheme: dark)': themeRule(darkColors, 'dark') } }),
);
