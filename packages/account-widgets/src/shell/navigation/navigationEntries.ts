import { capabilityGroups, type Group } from '@fs/api-contract';
import type { navigationMessages } from './navigation.messages.ts';

export type NavigationId = keyof (typeof navigationMessages)['table'];

/** A place that a menu leads to. */
export interface NavigationEntry {
  /** Names it, in `navigationMessages`. */
  id: NavigationId;
  /** `$organization` stands for the user's own; users without one do not see the entry. */
  href: string;
  /** Of these groups any one sees it. Default: everyone whose menu it is in. */
  groups?: readonly Group[];
}

/** Entries under a name of their own. */
export interface NavigationGroup {
  id: NavigationId;
  entries: readonly NavigationEntry[];
  /** The entry that the group's own name leads to where no other is left. */
  overview?: NavigationId;
}

export type NavigationMenu = readonly (NavigationEntry | NavigationGroup)[];

/** The header's menu for visitors (research §2). */
export const signedOutMenu: NavigationMenu = [
  { id: 'advisory', href: '/advisory' },
  { id: 'markets', href: '/markets' },
];

/** The header's menu for users (research §2). */
export const signedInMenu: NavigationMenu = [
  {
    id: 'advisory',
    entries: [
      { id: 'advisoryProduct', href: '/advisory/library/product' },
      { id: 'advisoryFinance', href: '/advisory/library/finance' },
      { id: 'advisorySales', href: '/advisory/library/sales' },
      { id: 'advisoryMarketing', href: '/advisory/library/marketing' },
      { id: 'advisoryGrowth', href: '/advisory/library/growth' },
    ],
  },
  { id: 'watchlists', href: '/research/watchlists' },
  {
    id: 'markets',
    overview: 'allMarkets',
    entries: [
      { id: 'allMarkets', href: '/research/markets' },
      { id: 'reports', href: '/research/reports' },
    ],
  },
  { id: 'companies', href: '/research/companies' },
  {
    id: 'tools',
    entries: [
      { id: 'blogDraft', href: '/tools/blog' },
      { id: 'investorsResearch', href: '/tools/investors' },
      { id: 'socialIdeas', href: '/tools/social' },
      { id: 'podcastsResearch', href: '/tools/podcasts' },
    ],
  },
];

const editors: readonly Group[] = ['editors'];

/** What opens under the user's name, but for the way out (research §2, decisions AMB-015 to 017). */
export const userMenu: NavigationMenu = [
  { id: 'settings', href: '/account' },
  { id: 'workspaces', href: '/workspaces' },
  { id: 'dataSnapshots', href: '/data' },
  { id: 'contentPlayground', href: '/tools/content', groups: capabilityGroups.ideaGeneration },
  { id: 'notebooks', href: '/notebooks', groups: [...capabilityGroups.ideaGeneration, 'notebooks'] },
  { id: 'myCompany', href: '/research/companies/$organization' },
  {
    id: 'news',
    entries: [
      { id: 'newArticle', href: '/editors/admin?new=article', groups: editors },
      { id: 'curatedArticles', href: '/editors/admin', groups: editors },
      { id: 'topics', href: '/topics', groups: editors },
    ],
  },
  { id: 'advisoryPlaybooks', href: '/advisory/admin', groups: editors },
  { id: 'adminTools', href: '/admin', groups: ['admin'] },
];
