import type { AppRoute } from '../../AppRoute.ts';
import { fundingTableParameters, investorTableParameters } from '../../addresses/tableParameters.ts';

/** Pages of deals in all markets: the rounds, and who invests. */
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
] as const satisfies readonly AppRoute[];
