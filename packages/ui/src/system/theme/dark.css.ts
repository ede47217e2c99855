import { globalStyle } from '@vanilla-extract/css';
import { darkColors } from './darkColors.ts';
import { dress } from './dress.ts';
import { inLayer } from './layers.ts';

globalStyle('[data-fs-theme="dark"]', inLayer('fs.theme', dress(darkColors, 'dark')));
globalStyle(
  '[data-fs-theme="system"]',
  inLayer('fs.theme', { '@media': { '(prefers-color-scheme: dark)': dress(darkColors, 'dark') } }),
);
