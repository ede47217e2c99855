import { defineMessages } from '@fs/ui';

export const accountSectionsMessages = defineMessages('AccountSections', {
  sections: 'Sections of your account',
  display: 'Display',
});
