import { defineMessages } from '@fs/ui';

export const searchResultsMessages = defineMessages('SearchResults', {
  label: 'Search companies and markets',
  results: 'Results',
  companies: 'Companies',
  markets: 'Markets',
  didYouMean: 'Did you mean',
  alsoArticles: ({ count }: { count: number }, { number, plural }) =>
    `Also: ${number(count)} ${plural(count, { one: 'article', other: 'articles' })}`,
  /** Leads to the articles that a line of the first ones leaves out. */
  allArticles: 'All articles',
  allInvestors: 'All investors',
  allPeople: 'All people',
  moreTopics: 'More topics',
  alsoTopics: ({ count }: { count: number }, { number, plural }) =>
    `Also: ${number(count)} ${plural(count, { one: 'topic', other: 'topics' })}`,
  also: ({ count }: { count: number }, { number, plural }) =>
    `Also: ${number(count)} ${plural(count, { one: 'person', other: 'people' })}`,
  alsoInvestors: ({ count }: { count: number }, { number, plural }) =>
    `Also: ${number(count)} ${plural(count, { one: 'investor', other: 'investors' })}`,
  /** Instead of what has no tab. */
  othersFailed: 'Investors, articles, topics and people didn’t load. Everything else is up to date.',
  tooShort: 'Type at least 3 characters to search.',
  failed: ({ query }: { query: string }) => `Error while searching for ${query}`,
});
