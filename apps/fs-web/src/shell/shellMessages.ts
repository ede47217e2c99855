/** Messages of the frame. */
export const shellMessages = {
  offline: 'You’re offline. Anything not loaded yet will appear when you’re back online.',
  offlineSince: (time: string) =>
    `You’re offline. Showing what was loaded until ${time}. The rest appears when you’re back online.`,
  unknownAddress: (path: string) =>
    `We couldn’t find ${path.length > 80 ? `${path.slice(0, 80)}…` : path}, so here’s Home.`,
  didYouMean: 'Did you mean',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  search: 'Search',
  allKeys: 'All keys',
  goToPage: (page: string) => `Go to ${page}`,
  suggestCompany: 'Suggest a company',
  contactSupport: 'Contact support',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  home: 'Home',
  feed: 'Feed',
  companies: 'Companies',
  fundingRounds: 'Funding rounds',
  markets: 'Markets',
  watchlists: 'Watchlists',
  news: 'Market news',
  topics: 'Topics',
} as const;
