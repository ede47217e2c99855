import { defineMessages } from '@fs/ui';

export const appHeaderMessages = defineMessages('AppHeader', {
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open the menu',
  menu: 'Menu',
  support: 'Support',
  logIn: 'Log in',
  signedInAs: ({ email }: { email: string }) => `Logged in as ${email}`,
  logOut: 'Logout',
});
