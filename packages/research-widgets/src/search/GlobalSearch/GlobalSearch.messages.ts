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
  investor: 'Investor',
  investors: 'Investors',
  recent: 'Recently viewed',
  actions: 'Actions',
  filter: 'Filter',
  filteredCompanies: ({ filters }: { filters: readonly string[] }, { list }) => `Companies: ${list(filters)}`,
  facts: ({ facts }: { facts: readonly string[] }, { list }) => list(facts),
  total: ({ amount }: { amount: string }) => `${amount} raised`,
  more: ({ dollars }: { dollars: number }, { abbreviated }) => `total over $${abbreviated(dollars)}`,
  less: ({ dollars }: { dollars: number }, { abbreviated }) => `total under $${abbreviated(dollars)}`,
  foundedAfter: ({ year }: { year: number }) => `founded after ${year}`,
  foundedBefore: ({ year }: { year: number }) => `founded before ${year}`,
  roundSince: ({ year }: { year: number }, { shortMonth }) => `last round ≥ ${shortMonth(`${year}-01-01`)}`,
  matches: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'match', other: 'matches' })}`,
  unused: ({ words }: { words: readonly string[] }, { list }) => `Not used: ${list(words.map((word) => `“${word}”`))}`,
  nothing: 'No Results Found - Suggest a company we should add',
  dollars: ({ amount }: { amount: number }, { abbreviated }) => `$${abbreviated(amount)}`,
  seeAll: ({ count }: { count: string }) => `See all ${count}`,
  atLeast: ({ count }: { count: number }, { number }) => `${number(count)}+`,
  marketFacts: ({ count, raised }: { count: number; raised: number }, { number, plural, abbreviated }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}${raised > 0 ? `, $${abbreviated(raised)} raised` : ''}`,
  /** The minutes are null for an article of unknown length. */
  articleFacts: ({ day, minutes }: { day: string; minutes: number | null }, { shortDay, number, list }) =>
    list([shortDay(day), ...(minutes === null ? [] : [`${number(minutes)} min read`])]),
  begin: 'Type at least 3 characters to search.',
});
