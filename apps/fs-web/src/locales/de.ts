import { app } from './de/app.ts';
import { home } from './de/home.ts';
import { market } from './de/market.ts';
import { news } from './de/news.ts';
import { serverTexts } from './de/serverTexts.ts';
import { site } from './de/site.ts';
import type { Translations } from './Translations.ts';

/** German messages of the app itself. */
export const de: Translations = { ...app, ...home, ...market, ...news, ...serverTexts, ...site };
