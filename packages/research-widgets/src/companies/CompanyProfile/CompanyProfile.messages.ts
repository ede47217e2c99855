import { planRequired } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const companyProfileMessages = defineMessages('CompanyProfile', {
  markets: 'Markets',
  noMarkets: 'No markets listed',
  topics: 'Topics',
  noTopics: 'No topics yet',
  articles: 'Articles',
  noArticles: 'No articles yet',
  content: 'From the company',
  noContent: 'No company content yet',
  withheld: planRequired,
});
