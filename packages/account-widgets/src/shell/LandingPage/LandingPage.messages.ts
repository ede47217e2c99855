import { defineMessages } from '@fs/ui';

export const landingPageMessages = defineMessages('LandingPage', {
  tagline: 'Play the long game.',
  pitch: 'Research companies and their markets, watch the ones that matter, and read the news that moves them.',
  freeAccount: 'Get a Free Account',
  logIn: 'Log in',
  home: 'Go to Home',
  benefits: 'What you get',
  research: 'Research',
  researchText: 'Search companies, funding rounds, investors, and markets, and compare them in one table.',
  watchlists: 'Watchlists',
  watchlistsText: 'Keep lists of companies, share them with others, and follow what happens to them.',
  news: 'News',
  newsText: 'Read curated articles by market and topic, linked to the companies they cover.',
  plans: 'Plans',
  plansText: 'Start free. Upgrade for more watchlists, full company profiles, and a team workspace.',
  plansWay: 'Compare plans',
});
