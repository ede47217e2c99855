import { companies } from './de/companies.ts';
import { companyTables } from './de/companyTables.ts';
import { courseEditing } from './de/courseEditing.ts';
import { curation } from './de/curation.ts';
import { feed } from './de/feed.ts';
import { internal } from './de/internal.ts';
import { landing } from './de/landing.ts';
import { making } from './de/making.ts';
import { markets } from './de/markets.ts';
import { news } from './de/news.ts';
import { notebooks } from './de/notebooks.ts';
import { people } from './de/people.ts';
import { search } from './de/search.ts';
import { staff } from './de/staff.ts';
import { topics } from './de/topics.ts';
import { watchlistContents } from './de/watchlistContents.ts';
import { watchlists } from './de/watchlists.ts';
import type { Translations } from './Translations.ts';

/** German messages of every widget, for `MessagesProvider overrides={de} language="de"`. */
export const de: Translations = {
  ...companies,
  ...companyTables,
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
  ...watchlistContents,
  ...watchlists,
};
