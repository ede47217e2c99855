import { capabilityGroups, experimentGroups, type Group } from '@fs/api-contract';
import type { navigationMessages } from './navigation.messages.ts';

export type NavigationId = keyof (typeof navigationMessages)['table'];

/** An entry of a menu. */
export interface NavigationEntry {
  /** Key of the label in `navigationMessages`. */
  id: NavigationId;
  /** `$organization` is replaced by the user's organization. Users without one do not see the entry. */
  href: string;
  /** Any of these groups can see the entry. Default: everyone who has the menu. */
  groups?: readonly Group[];
}

/** A named group of entries. */
export interface NavigationGroup {
  id: NavigationId;
  entries: readonly NavigationEntry[];
  /** Entry that the group's name links to if it is the only one left. */
  overview?: NavigationId;
}

export type NavigationMenu = readonly (NavigationEntry | NavigationGroup)[];

/** The header's menu for signed-out users (research §2). */
export const signedOutMenu: NavigationMenu = [
  { id: 'advisory', href: '/advisory' },
  { id: 'markets', href: '/markets' },
];

/** The header's menu for logged-in users: the entries of research §2, with further ones of ours (decision 036). */
export const signedInMenu: NavigationMenu = [
  {
    id: 'companies',
    overview: 'allCompanies',
    entries: [
      { id: 'allCompanies', href: '/research/companies' },
      { id: 'fundingRounds', href: '/companies/search/funding' },
      { id: 'investors', href: '/companies/search/investors' },
      { id: 'acquisitions', href: '/companies/search/acquisitions' },
      { id: 'suggestCompany', href: '/add-company' },
    ],
  },
  {
    id: 'markets',
    overview: 'allMarkets',
    entries: [
      { id: 'allMarkets', href: '/research/markets' },
      { id: 'marketNews', href: '/news' },
      { id: 'topics', href: '/topics' },
      { id: 'trendingTopics', href: '/topics-weekly' },
      { id: 'reports', href: '/research/reports' },
    ],
  },
  {
    id: 'watchlists',
    overview: 'allWatchlists',
    entries: [
      { id: 'feed', href: '/research/feed' },
      { id: 'allWatchlists', href: '/research/watchlists' },
    ],
  },
  {
    id: 'tools',
    entries: [
      { id: 'blogDraft', href: '/tools/blog' },
      { id: 'investorsResearch', href: '/tools/investors' },
      { id: 'socialIdeas', href: '/tools/social' },
      { id: 'podcastsResearch', href: '/tools/podcasts' },
    ],
  },
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
];

const editors: readonly Group[] = ['editors'];

/**
 * The account menu without "Logout" (research §2, decisions AMB-015 to 017). The last two are ours (decision 101): the
 * areas of messengers and of internal users have no other entry.
 */
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
  { id: 'memberMessages', href: '/admin/messages', groups: capabilityGroups.messaging },
  { id: 'experimental', href: '/experimental', groups: experimentGroups },
];
