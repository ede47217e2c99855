import type { AppRoute } from '../../AppRoute.ts';
import {
  acquisitionTableParameters,
  fundingTableParameters,
  investorTableParameters,
} from '../../addresses/tableParameters.ts';

/** Pages of deals in all markets: the rounds, who invests, and who was bought. */
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
] as const satisfies readonly AppRoute[];
