import { defineMessages } from '@fs/ui';

export const globalSearchMessages = defineMessages('GlobalSearch', {
  open: 'Search',
  orJump: ' or jump to',
  key: '/',
  label: 'Search companies, markets, topics, and articles',
  placeholder: 'Search companies, markets, topics',
  companies: 'Companies',
  markets: 'Markets',
  topics: 'Topics',
  articles: 'Articles',
  recent: 'Recently viewed',
  seeAll: ({ count }: { count: string }) => `See all ${count}`,
  atLeast: ({ count }: { count: number }, { number }) => `${number(count)}+`,
  marketCompanies: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  begin: 'Type at least 3 characters to search.',
});
