import { companiesPath, homePath, newsPath, watchlistsPath } from '../addresses/appPaths.ts';
import type { shellMessages } from './shell.messages.ts';

/** Keys that open the palette. They are no actions of the palette itself. */
export const searchKeys: readonly string[] = ['/', 'mod+k'];

/** Pages that `G` and a second key lead to. Shown and registered once they exist. */
export const goToPages = [
  { keys: 'g h', href: homePath, id: 'home' },
  { keys: 'g f', href: '/research/feed', id: 'feed' },
  { keys: 'g c', href: companiesPath, id: 'companies' },
  { keys: 'g r', href: '/companies/search/funding', id: 'fundingRounds' },
  { keys: 'g i', href: '/companies/search/investors', id: 'investors' },
  { keys: 'g a', href: '/companies/search/acquisitions', id: 'acquisitions' },
  { keys: 'g m', href: '/research/markets', id: 'markets' },
  { keys: 'g w', href: watchlistsPath, id: 'watchlists' },
  { keys: 'g n', href: newsPath, id: 'news' },
  { keys: 'g t', href: '/topics', id: 'topics' },
] as const satisfies readonly { keys: string; href: string; id: keyof (typeof shellMessages)['table'] }[];

/** The keys that lead to a page. */
export function keysOf(href: string): string | undefined {
  return goToPages.find((page) => page.href === href)?.keys;
}
