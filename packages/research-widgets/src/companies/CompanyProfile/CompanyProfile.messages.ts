import { planRequired } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const companyProfileMessages = defineMessages('CompanyProfile', {
  sections: ({ name }: { name: string }) => `Sections of ${name}`,
  company: 'this company',
  compare: 'Compare',
  overview: 'Overview',
  funding: 'Funding',
  people: 'People',
  news: 'News',
  noNews: 'No articles yet',
  investments: 'Investments',
  deals: 'Deals',
  portfolio: 'Portfolio',
  coinvestors: 'Coinvestors',
  acquisitions: 'Acquisitions',
  related: 'Related',
  content: 'Content',
  ownContent: 'From the company',
  noContent: 'No company content yet',
  markets: 'Markets',
  noMarkets: 'No markets listed',
  topics: 'Topics',
  noTopics: 'No topics yet',
  socials: 'Social following',
  history: 'Followers over time',
  metrics: 'Website reach',
  podcasts: 'Podcasts',
  /** Names the sections that are left out. */
  nothing: ({ sections }: { sections: string }) => `Nothing known yet: ${sections}`,
  /** The line below a section. */
  note: ({ scope, source, day }: { scope: string; source: string; day: string }, { shortDay }) =>
    `${scope}. ${source}. As of ${shortDay(day)}`,
  fundingScope: 'Disclosed rounds, US dollars',
  dealsScope: 'Disclosed deals, US dollars unless marked',
  eventsScope: 'Dated events',
  peopleScope: 'Current people',
  newsScope: 'Articles that name the company',
  relatedScope: 'Companies in the same markets, US dollars',
  followersScope: 'Followers by network',
  withheld: planRequired,
});
