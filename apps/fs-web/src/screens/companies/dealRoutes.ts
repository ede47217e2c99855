import type { AppRoute } from '../../AppRoute.ts';
import {
  acquisitionTableParameters,
  fundingTableParameters,
  investorTableParameters,
  personTableParameters,
} from '../../addresses/tableParameters.ts';

/** Pages of deals in all markets: the rounds, who invests, and who was bought; and of people at all companies. */
export const dealRoutes = [
  {
    path: '/companies/search/funding',
    audience: 'signed-in',
    title: 'fundingRounds',
    search: fundingTableParameters,
    load: async () => (await import('./FundingScreen.tsx')).FundingScreen,
  },
  {
    path: '/companies/search/investors',
    audience: 'signed-in',
    title: 'investors',
    search: investorTableParameters,
    load: async () => (await import('./InvestorsScreen.tsx')).InvestorsScreen,
  },
  {
    path: '/companies/search/acquisitions',
    audience: 'signed-in',
    title: 'acquisitions',
    search: acquisitionTableParameters,
    load: async () => (await import('./AcquisitionsScreen.tsx')).AcquisitionsScreen,
  },
  {
    path: '/companies/search/people',
    audience: 'signed-in',
    title: 'people',
    search: personTableParameters,
    load: async () => (await import('./PeopleScreen.tsx')).PeopleScreen,
  },
] as const satisfies readonly AppRoute[];
