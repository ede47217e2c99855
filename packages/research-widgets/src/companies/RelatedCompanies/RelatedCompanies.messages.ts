import { defineMessages } from '@fs/ui';

export const relatedCompaniesMessages = defineMessages('RelatedCompanies', {
  title: 'Related companies',
  empty: 'No related companies are known.',
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} companies`,
  showLess: 'Show less',
});
