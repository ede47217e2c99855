import { defineMessages } from '@fs/ui';

export const appHeaderMessages = defineMessages('AppHeader', {
  skip: 'Skip to content',
  logIn: 'Log in',
  logOut: 'Logout',
});
