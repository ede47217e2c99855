import { defineMessages } from '@fs/ui';

export const publicCompaniesMessages = defineMessages('PublicCompanies', {
  results: 'Companies found',
  found: ({ count }: { count: number }, { number, plural }) =>
    plural(count, { one: `${number(count)} company found`, other: `${number(count)} companies found` }),
  nothingFound: 'No company with this name yet. Try fewer letters, or a website.',
  raised: 'raised',
});
