import { companies } from './ar/companies.ts';
import { courseEditing } from './ar/courseEditing.ts';
import { curation } from './ar/curation.ts';
import { feed } from './ar/feed.ts';
import { internal } from './ar/internal.ts';
import { landing } from './ar/landing.ts';
import { making } from './ar/making.ts';
import { markets } from './ar/markets.ts';
import { news } from './ar/news.ts';
import { notebooks } from './ar/notebooks.ts';
import { people } from './ar/people.ts';
import { search } from './ar/search.ts';
import { staff } from './ar/staff.ts';
import { topics } from './ar/topics.ts';
import { watchlists } from './ar/watchlists.ts';
import type { Translations } from './Translations.ts';

/** Arabic messages of every widget, for `MessagesProvider overrides={ar} language="ar"`. */
export const ar: Translations = {
  ...companies,
  ...courseEditing,
  ...curation,
  ...feed,
  ...internal,
  ...landing,
  ...making,
  ...markets,
  ...news,
  ...notebooks,
  ...people,
  ...search,
  ...staff,
  ...topics,
  ...watchlists,
};
