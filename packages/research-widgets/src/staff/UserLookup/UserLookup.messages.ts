import { defineMessages } from '@fs/ui';

export const userLookupMessages = defineMessages('UserLookup', {
  title: 'Users',
  search: 'Email begins with',
  none: 'No user has an email that begins with this',
  hint: 'Enter the beginning of an email to find a user and their roles.',
  noRoles: 'No roles',
  more: 'There are more. Enter more of the email.',
});
