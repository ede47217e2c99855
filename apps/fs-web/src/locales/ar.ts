import { app } from './ar/app.ts';
import { assessment } from './ar/assessment.ts';
import { home } from './ar/home.ts';
import { making } from './ar/making.ts';
import { market } from './ar/market.ts';
import { news } from './ar/news.ts';
import { notebooks } from './ar/notebooks.ts';
import { serverTexts } from './ar/serverTexts.ts';
import { shell } from './ar/shell.ts';
import { site } from './ar/site.ts';
import { staff } from './ar/staff.ts';
import type { Translations } from './Translations.ts';

/** Arabic messages of the app itself. */
export const ar: Translations = {
  ...app,
  ...assessment,
  ...home,
  ...making,
  ...market,
  ...news,
  ...notebooks,
  ...serverTexts,
  ...shell,
  ...site,
  ...staff,
};
