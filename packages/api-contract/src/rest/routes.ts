import { accountRoutes } from './account.ts';
import { companyRoutes } from './companies.ts';
import { companyArticleRoutes } from './companyArticles.ts';
import { companyCorrectionRoutes } from './companyCorrections.ts';
import { feedRoutes } from './feed.ts';
import { formRoutes } from './forms.ts';
import { fundingRoutes } from './funding.ts';
import { keywordRoutes } from './keywords.ts';
import { marketPulseRoutes } from './marketPulses.ts';
import { marketRoutes } from './markets.ts';
import { newsRoutes } from './news.ts';
import { peopleRoutes } from './people.ts';
import { placeRoutes } from './places.ts';
import { referralRoutes } from './referrals.ts';
import { searchRoutes } from './search.ts';
import { serviceRoutes } from './service.ts';
import { staticFileRoutes } from './staticFiles.ts';
import { tableViewRoutes } from './tableViews.ts';
import { userRoutes } from './users.ts';
import { watchlistReadRoutes } from './watchlistReads.ts';
import { watchlistRoutes } from './watchlists.ts';

/** Every REST call. A path with a fixed segment comes before one with a parameter in its place. */
export const routes = {
  ...serviceRoutes,
  ...companyRoutes,
  ...fundingRoutes,
  ...companyArticleRoutes,
  ...companyCorrectionRoutes,
  ...peopleRoutes,
  ...marketRoutes,
  ...placeRoutes,
  ...searchRoutes,
  ...staticFileRoutes,
  ...accountRoutes,
  ...marketPulseRoutes,
  ...newsRoutes,
  ...keywordRoutes,
  ...formRoutes,
  ...referralRoutes,
  ...watchlistRoutes,
  ...watchlistReadRoutes,
  ...feedRoutes,
  ...tableViewRoutes,
  ...userRoutes,
} as const;

export type RouteName = keyof typeof routes;
