import { defineMessages } from '@fs/ui';

export const companyProfileMessages = defineMessages('CompanyProfile', {
  markets: 'Markets',
  noMarkets: 'No markets are known.',
  topics: 'Topics',
  noTopics: 'No topics are known.',
  articles: 'Articles',
  noArticles: 'No articles about it are known.',
  content: 'Own content',
  noContent: 'Nothing from its own site is known.',
});
