import { defineMessages } from '@fs/ui';

export const companyQuickSearchMessages = defineMessages('CompanyQuickSearch', {
  label: 'Find a company by name',
  hint: 'Type at least 3 characters.',
  searching: 'Searching...',
  nothingFound: 'No results.',
  results: 'Companies found',
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })} found`,
});
