import { defineMessages } from '@fs/ui';

export const companyPeopleMessages = defineMessages('CompanyPeople', {
  title: 'People',
  empty: 'No people listed',
  former: 'Former',
});
