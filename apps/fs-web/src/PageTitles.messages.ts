import { publicPages } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

/** Titles of pages, by the key in the route table. The server writes those of public pages too. */
export const pageTitleMessages = defineMessages('PageTitles', {
  about: publicPages['/about'].title,
  account: 'Account',
  article: publicPages['/news/article/$articleId'].title,
  companies: 'Companies',
  company: 'Company',
  faq: publicPages['/faq'].title,
  feed: 'Feed',
  fundingRounds: 'Funding rounds',
  home: 'Home',
  logIn: publicPages['/login'].title,
  market: publicPages['/markets/$categoryId'].title,
  markets: publicPages['/markets'].title,
  mobile: publicPages['/mobile'].title,
  news: publicPages['/news'].title,
  person: 'Person',
  plans: publicPages['/plans'].title,
  privacy: publicPages['/privacy'].title,
  referral: publicPages['/referral/$code'].title,
  releases: publicPages['/release-notes'].title,
  search: 'Search',
  signUp: publicPages['/signup'].title,
  suggestCompany: 'Suggest a company',
  support: publicPages['/support'].title,
  terms: publicPages['/terms'].title,
  topics: publicPages['/topics'].title,
  topicsWeekly: 'Trending Topics - Weekly',
  watchlist: 'Watchlist',
  watchlists: 'Watchlists',
  welcome: publicPages['/'].title,
});

export type PageTitle = keyof (typeof pageTitleMessages)['table'];
