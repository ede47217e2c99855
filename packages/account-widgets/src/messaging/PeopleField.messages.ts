import { defineMessages } from '@fs/ui';

export const peopleFieldMessages = defineMessages('PeopleField', {
  search: 'Find people',
  searchHelp: 'By the beginning of an email. Search starts after 2 characters.',
  emails: 'Emails',
  emailsHelp: 'Paste any number of addresses.',
  add: ({ name }: { name: string }) => `Add ${name}`,
  nobody: 'Nobody was found.',
});
