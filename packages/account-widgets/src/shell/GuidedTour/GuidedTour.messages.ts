import { defineMessages } from '@fs/ui';

export const guidedTourMessages = defineMessages('GuidedTour', {
  take: 'Take the tour (1 min)',
  homeNavigationTitle: 'Find your way',
  homeNavigation: 'Find companies and markets in the menu.',
  homeSearchTitle: 'Search everything',
  homeSearch: 'Find companies, markets, topics, and articles. Press / from anywhere.',
  homeUserTitle: 'Your account',
  homeUser: 'Find your settings and log out here.',
  feedNewsTitle: 'Your feed',
  feedNews: 'See the latest about companies on your watchlists.',
  feedNavigationTitle: 'Follow more',
  feedNavigation: 'Add companies to a watchlist to see their news here.',
  feedUserTitle: 'Email updates',
  feedUser: 'Choose which updates you get by email in Settings.',
});
