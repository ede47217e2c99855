import { defineMessages } from '@fs/ui';

export const appHeaderMessages = defineMessages('AppHeader', {
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open the menu',
  menu: 'Menu',
  support: 'Support',
  logIn: 'Log in',
  new: 'new',
  withNews: 'With news',
  newCount: ({ count }: { count: number }, { number }) => (count > 99 ? `${number(99)}+` : number(count)),
  newItems: ({ count }: { count: number }, { number }) => `${number(count)} new`,
  workspace: 'Workspace',
  inUse: 'In use now',
  signedInAs: ({ email }: { email: string }) => `Logged in as ${email}`,
  logOut: 'Logout',
  keys: ({ first, second }: { first: string; second: string }) => `${first} then ${second}`,
});
