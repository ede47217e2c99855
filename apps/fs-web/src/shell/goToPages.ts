import { companiesPath, homePath, watchlistsPath } from '../addresses/appPaths.ts';
import { shellMessages } from './shellMessages.ts';

/** Keys that open the palette. They are no actions of the palette itself. */
export const searchKeys: readonly string[] = ['/', 'mod+k'];

/** Pages that `G` and a second key lead to. Shown and registered once they exist. */
export const goToPages = [
  { keys: 'g h', href: homePath, label: shellMessages.home },
  { keys: 'g f', href: '/research/feed', label: shellMessages.feed },
  { keys: 'g c', href: companiesPath, label: shellMessages.companies },
  { keys: 'g r', href: '/companies/search/funding', label: shellMessages.fundingRounds },
  { keys: 'g m', href: '/research/markets', label: shellMessages.markets },
  { keys: 'g w', href: watchlistsPath, label: shellMessages.watchlists },
  { keys: 'g n', href: '/research/news', label: shellMessages.news },
  { keys: 'g t', href: '/topics', label: shellMessages.topics },
] as const;
