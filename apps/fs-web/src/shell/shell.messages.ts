import { defineMessages } from '@fs/ui';

/** Messages of the frame. */
export const shellMessages = defineMessages('AppShell', {
  offline: 'You’re offline. Anything not loaded yet will appear when you’re back online.',
  offlineSince: ({ time }: { time: string }) =>
    `You’re offline. Showing what was loaded until ${time}. The rest appears when you’re back online.`,
  offlineSaved: ({ time }: { time: string }) => `You’re offline. Showing what was loaded at ${time}.`,
  unknownAddress: ({ path }: { path: string }) =>
    `We couldn’t find ${path.length > 80 ? `${path.slice(0, 80)}…` : path}, so here’s Home.`,
  linkForOther: ({ email, own }: { email: string; own: string }) =>
    `That link is for ${email}, and you’re logged in as ${own}.`,
  logOutForLink: 'Log out and open it',
  didYouMean: 'Did you mean',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  search: 'Search',
  allKeys: 'All keys',
  goToPage: ({ page }: { page: string }) => `Go to ${page}`,
  suggestCompany: 'Suggest a company',
  contactSupport: 'Contact support',
  switchWorkspace: ({ name }: { name: string }) => `Switch workspace: ${name}`,
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  languageFailed: ({ language }: { language: string }) => `Couldn’t load the texts in ${language}.`,
  reload: 'Reload page',
  home: 'Home',
  feed: 'Feed',
  companies: 'Companies',
  fundingRounds: 'Funding rounds',
  investors: 'Investors',
  acquisitions: 'Acquisitions',
  markets: 'Markets',
  watchlists: 'Watchlists',
  news: 'Market news',
  topics: 'Topics',
});
