import { defineMessages } from '@fs/ui';

export const planDifferencesMessages = defineMessages('PlanDifferences', {
  title: 'What each plan includes',
  caption: 'Plans, compared row by row',
  feature: 'Feature',
  search: 'Search companies, markets, and rounds',
  news: 'News on companies and markets',
  watchlists: 'Watchlists',
  investments: 'Investments of an investor',
  portfolio: 'Portfolio companies',
  coinvestors: 'Coinvestors',
  urlMetrics: 'Website metrics',
  teams: 'Teams in a shared workspace',
  count: ({ count }: { count: number }, { number }) => number(count),
  unlimited: 'Unlimited',
  yes: 'Included',
  no: 'Not included',
  latest: 'From the 10 latest investments',
  all: 'All',
});
