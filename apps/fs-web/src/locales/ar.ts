import { app } from './ar/app.ts';
import { home } from './ar/home.ts';
import { market } from './ar/market.ts';
import { news } from './ar/news.ts';
import { serverTexts } from './ar/serverTexts.ts';
import { shell } from './ar/shell.ts';
import { site } from './ar/site.ts';
import type { Translations } from './Translations.ts';

/** Arabic messages of the app itself. */
export const ar: Translations = { ...app, ...home, ...market, ...news, ...serverTexts, ...shell, ...site };
