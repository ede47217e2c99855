import { defineMessages } from '@fs/ui';

export const landingPageMessages = defineMessages('LandingPage', {
  tagline: 'Play the long game.',
  pitch: 'Research companies and their markets, and watch the ones that matter.',
  totals: ({ companies, rounds }: { companies: number; rounds: number }, { number, plural }) =>
    `${number(companies)} ${plural(companies, { one: 'company', other: 'companies' })}, ${number(rounds)} ${plural(rounds, { one: 'round', other: 'rounds' })}, and the news that moves them.`,
  asOf: ({ day }: { day: string }) => `As of ${day}`,
  search: 'Search companies',
  searchExample: 'Try a company: Voltmeer',
  freeAccount: 'Get a Free Account',
  logIn: 'Log in',
  home: 'Go to Home',
  toPlans: 'See plans',
  benefits: 'What you get',
  research: 'Research',
  researchText: 'Search companies, funding rounds, investors, and markets, and compare them in one table.',
  watchlists: 'Watchlists',
  watchlistsText: 'Keep lists of companies, share them with others, and follow what happens to them.',
  news: 'News',
  newsText: 'Read curated articles by market and topic, linked to the companies they cover.',
});
