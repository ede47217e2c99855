import { defineMessages } from '@fs/ui';

export const companyPickerMessages = defineMessages('CompanyPicker', {
  label: 'Companies',
  placeholder: 'Search by name or domain',
  searching: 'Searching...',
  nothingFound: 'No results.',
  results: 'Companies found',
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })} found`,
  add: 'Add',
  enter: 'Enter',
  enterAdds: ({ name }: { name: string }) => `Enter adds ${name}.`,
  isChosen: 'Added',
});
