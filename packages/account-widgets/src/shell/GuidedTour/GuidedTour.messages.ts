import { defineMessages } from '@fs/ui';

export const guidedTourMessages = defineMessages('GuidedTour', {
  homeNavigationTitle: 'Find your way',
  homeNavigation: 'Companies, markets and what your plan brings stand in the menus, on every page.',
  homeSearchTitle: 'Search everything',
  homeSearch: 'A few letters lead to companies, markets, topics and articles. The key / opens it from anywhere.',
  homeUserTitle: 'What is yours',
  homeUser: 'Your settings and your way out are under your name.',
  feedNewsTitle: 'News of what you follow',
  feedNews: 'Here you read what happens around the companies of your watchlists, the newest first.',
  feedNavigationTitle: 'Follow more',
  feedNavigation: 'Add companies to a watchlist, and their news come here.',
  feedUserTitle: 'As often as you like',
  feedUser: 'Your settings say which news also come by email.',
});
