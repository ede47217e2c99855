import { defineMessages } from '@fs/ui';

/** Titles of pages, by the key in the route table. */
export const pageTitleMessages = defineMessages('PageTitles', {
  about: 'About',
  account: 'Account',
  companies: 'Companies',
  company: 'Company',
  faq: 'FAQ',
  feed: 'Feed',
  fundingRounds: 'Funding rounds',
  home: 'Home',
  logIn: 'Log in',
  market: 'Market',
  markets: 'Markets',
  mobile: 'Mobile app',
  person: 'Person',
  plans: 'Plans',
  privacy: 'Privacy',
  referral: 'Referral',
  releases: 'Release notes',
  search: 'Search',
  signUp: 'Sign up',
  suggestCompany: 'Suggest a company',
  support: 'Support',
  terms: 'Terms',
  watchlist: 'Watchlist',
  watchlists: 'Watchlists',
  welcome: 'Welcome',
});

export type PageTitle = keyof (typeof pageTitleMessages)['table'];
