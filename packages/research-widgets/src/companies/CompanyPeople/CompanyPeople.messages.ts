import { defineMessages } from '@fs/ui';

export const companyPeopleMessages = defineMessages('CompanyPeople', {
  title: 'People',
  empty: 'No people listed',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} people`,
  showLess: 'Show less',
  former: 'Former',
});
