import { defineMessages } from '@fs/ui';

export const companyQuickSearchMessages = defineMessages('CompanyQuickSearch', {
  label: 'Find a company by name',
  hint: 'Type three letters or more.',
  searching: 'Searching...',
  nothingFound: 'No results.',
  results: 'Companies found',
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })} found`,
});
