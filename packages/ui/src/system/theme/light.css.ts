import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './layers.ts';
import { lightColors } from './lightColors.ts';
import { themeRule } from './themeRule.ts';

// `:where` has no specificity, so that the order of the sheets never decides between the default and other themes.
globalStyle(':where(:root, :host, [data-fs-theme="system"])', inLayer('fs.theme', themeRule(lightColors, 'light')));
globalStyle('[data-fs-theme="light"]', inLayer('fs.theme', themeRule(lightColors, 'light')));
