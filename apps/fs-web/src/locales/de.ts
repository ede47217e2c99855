import { app } from './de/app.ts';
import { assessment } from './de/assessment.ts';
import { home } from './de/home.ts';
import { making } from './de/making.ts';
import { market } from './de/market.ts';
import { news } from './de/news.ts';
import { notebooks } from './de/notebooks.ts';
import { serverTexts } from './de/serverTexts.ts';
import { site } from './de/site.ts';
import { staff } from './de/staff.ts';
import type { Translations } from './Translations.ts';

/** German messages of the app itself. */
export const de: Translations = {
  ...app,
  ...assessment,
  ...home,
  ...making,
  ...market,
  ...news,
  ...notebooks,
  ...serverTexts,
  ...site,
  ...staff,
};
