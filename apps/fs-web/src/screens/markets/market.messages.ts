import { defineMessages } from '@fs/ui';

/** Texts of the pages of one market. Its widgets have their own. */
export const marketMessages = defineMessages('MarketPages', {
  pages: ({ name }: { name: string }) => `Pages of ${name}`,
  overview: 'Overview',
  'owned-content': 'Owned content',
  'earned-content': 'Earned content',
  'funding-history': 'Funding history',
  'recent-funding': 'Recent funding',
  investors: 'Investors',
  /** Title of the window. */
  pageOf: ({ name, page }: { name: string; page: string }) => `${name}: ${page}`,
  wall: 'Log in to see the companies of this market',
  wallText: 'All companies, rounds and investors with filters, for free.',
  unknown: 'We can’t find this market',
  unknownText: 'It may have another name. Look for one of its companies.',
  thisMonth: 'Raised this month',
  noneThisMonth: 'No rounds in 30 days',
  news: 'News',
  noNews: 'No articles yet',
  ownedNote: 'Published by the companies of this market.',
  noOwned: 'Nothing published by these companies yet.',
  earnedNote: 'Written by others about the companies of this market, in the last 30 days.',
  noEarned: 'No articles by others in 30 days.',
  allNews: 'All news',
  noRounds: 'No rounds in 12 months.',
  noInvestors: 'No rounds with known investors.',
  fullHistory: 'Full history',
});
