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
  people: 'People',
  recent: 'Recently viewed',
  actions: 'Actions',
  filter: 'Filter',
  filteredCompanies: ({ filters }: { filters: string }) => `Companies: ${filters}`,
  total: ({ amount }: { amount: string }) => `${amount} raised`,
  more: ({ dollars }: { dollars: number }, { abbreviated }) => `total over $${abbreviated(dollars)}`,
  less: ({ dollars }: { dollars: number }, { abbreviated }) => `total under $${abbreviated(dollars)}`,
  foundedAfter: ({ year }: { year: number }) => `founded after ${year}`,
  foundedBefore: ({ year }: { year: number }) => `founded before ${year}`,
  matches: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'match', other: 'matches' })}`,
  unused: ({ words }: { words: string }) => `Not used: ${words}`,
  nothing: 'No Results Found - Suggest a company we should add',
  dollars: ({ amount }: { amount: number }, { abbreviated }) => `$${abbreviated(amount)}`,
  seeAll: ({ count }: { count: string }) => `See all ${count}`,
  atLeast: ({ count }: { count: number }, { number }) => `${number(count)}+`,
  marketFacts: ({ count, raised }: { count: number; raised: number }, { number, plural, abbreviated }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}${raised > 0 ? `, $${abbreviated(raised)} raised` : ''}`,
  begin: 'Type at least 3 characters to search.',
});
