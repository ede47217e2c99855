import { defineMessages } from '@fs/ui';

/** Messages of the panel next to the forms (accounts §2). Benefits are the plans' limits (accounts §9). */
export const marketingPanelMessages = defineMessages('MarketingPanel', {
  welcome: 'Play the long game.',
  welcomeLead: 'Research companies, markets, and funding in one place, and share what you find with your team.',
  news: 'The pulse of your markets, by email',
  newsLead: 'Choose the markets you follow. We’ll email you what changed and nothing else.',
  free: 'Free',
  individual: 'Individual',
  individualPlus: 'Individual Plus',
  team: 'Teams',
  plan: ({ plan }: { plan: string }) => `${plan} includes`,
  month: ({ total }: { total: number }, { number }) => `$${number(total)} per month`,
  year: ({ total }: { total: number }, { number }) => `$${number(total)} per year`,
  seats: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'seat', other: 'seats' })}`,
  search: 'Search companies, markets, and funding rounds',
  readNews: 'Read news on every market',
  watchlists: ({ count }: { count: number }, { number, plural }) =>
    `Up to ${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
  unlimited: 'Unlimited watchlists',
  profiles: 'Full company profiles',
  teams: ({ count }: { count: number }, { number, plural }) =>
    `Up to ${number(count)} ${plural(count, { one: 'team', other: 'teams' })} in one workspace`,
  ambassador: 'Ambassador Referral',
});
