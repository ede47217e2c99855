import { defineMessages } from '@fs/ui';

export const relatedCompaniesMessages = defineMessages('RelatedCompanies', {
  title: 'Related companies',
  empty: 'No related companies',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} companies`,
  showLess: 'Show less',
});
