import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './layers.ts';
import { lightColors } from './lightColors.ts';
import { themeRule } from './themeRule.ts';

// Weightless where it is only the default, so that the order of sheets never decides between themes.
globalStyle(':where(:root, :host, [data-fs-theme="system"])', inLayer('fs.theme', themeRule(lightColors, 'light')));
globalStyle('[data-fs-theme="light"]', inLayer('fs.theme', themeRule(lightColors, 'light')));
