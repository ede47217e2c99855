import { defineMessages } from '@fs/ui';

export const guidedTourMessages = defineMessages('GuidedTour', {
  take: 'Take the tour (1 min)',
  makeListTitle: 'Make a list',
  makeList: 'Keep the companies you care about on a watchlist. Your lists are in this menu.',
  followTitle: 'Follow it',
  follow: 'Open a list and select Follow. Its rounds, deals, and articles appear on Home and in your feed.',
  searchTitle: 'Press / to search',
  search: 'Find companies, markets, and people, or go to any page.',
  feedNewsTitle: 'Your feed',
  feedNews: 'See the latest about companies on your watchlists.',
  feedNavigationTitle: 'Follow more',
  feedNavigation: 'Add companies to a watchlist to see their news here.',
  feedUserTitle: 'Email updates',
  feedUser: 'Choose which updates you get by email in Settings.',
});
