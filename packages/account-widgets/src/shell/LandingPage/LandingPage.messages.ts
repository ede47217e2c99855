import { defineMessages } from '@fs/ui';

export const landingPageMessages = defineMessages('LandingPage', {
  tagline: 'Play the long game.',
  pitch: 'Research companies and their markets, watch the ones that matter, and read the news that moves them.',
  freeAccount: 'Get a Free Account',
  logIn: 'Log in',
  home: 'Go to your research',
  benefits: 'What you get',
  research: 'Research',
  researchText: 'Search companies, funding rounds, investors and markets, and compare them in one table.',
  watchlists: 'Watchlists',
  watchlistsText: 'Keep lists of companies, share them with others, and follow what happens to them.',
  news: 'News',
  newsText: 'Read chosen articles by market and topic, tied to the companies that they are about.',
  plans: 'Plans',
  plansText: 'An account is free. The plans add watchlists, whole profiles and a workspace for teams.',
  plansWay: 'Compare the plans',
});
