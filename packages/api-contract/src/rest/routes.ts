import { accountRoutes } from './account.ts';
import { accountDataRoutes } from './accountData.ts';
import { apiTokenRoutes } from './apiTokens.ts';
import { assessmentRoutes } from './assessment.ts';
import { billingRoutes } from './billing.ts';
import { chatRoutes } from './chat.ts';
import { clientErrorRoutes } from './clientErrors.ts';
import { companyRoutes } from './companies.ts';
import { companyArticleRoutes } from './companyArticles.ts';
import { companyCorrectionRoutes } from './companyCorrections.ts';
import { companyMergeRoutes } from './companyMerges.ts';
import { courseRoutes } from './courses.ts';
import { curationRoutes } from './curation.ts';
import { feedRoutes } from './feed.ts';
import { formRoutes } from './forms.ts';
import { fundingRoutes } from './funding.ts';
import { keywordRoutes } from './keywords.ts';
import { makingRoutes } from './making.ts';
import { marketPulseRoutes } from './marketPulses.ts';
import { marketRoutes } from './markets.ts';
import { newsRoutes } from './news.ts';
import { noticeRoutes } from './notices.ts';
import { peopleRoutes } from './people.ts';
import { placeRoutes } from './places.ts';
import { referralRoutes } from './referrals.ts';
import { searchRoutes } from './search.ts';
import { serviceRoutes } from './service.ts';
import { slackRoutes } from './slack.ts';
import { staffRoutes } from './staff.ts';
import { staticFileRoutes } from './staticFiles.ts';
import { tableViewRoutes } from './tableViews.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { userRoutes } from './users.ts';
import { watchlistReadRoutes } from './watchlistReads.ts';
import { watchlistRoutes } from './watchlists.ts';
import { workspaceRoutes } from './workspaces.ts';

/** Every REST call. A path with a fixed segment comes before one with a parameter in its place. */
export const routes = {
  ...serviceRoutes,
  ...clientErrorRoutes,
  ...companyRoutes,
  ...fundingRoutes,
  ...companyArticleRoutes,
  ...companyCorrectionRoutes,
  ...companyMergeRoutes,
  ...peopleRoutes,
  ...marketRoutes,
  ...placeRoutes,
  ...searchRoutes,
  ...staticFileRoutes,
  ...accountRoutes,
  ...marketPulseRoutes,
  ...curationRoutes,
  ...courseRoutes,
  ...newsRoutes,
  ...keywordRoutes,
  ...formRoutes,
  ...assessmentRoutes,
  ...referralRoutes,
  ...billingRoutes,
  ...watchlistRoutes,
  ...watchlistReadRoutes,
  ...feedRoutes,
  ...tableViewRoutes,
  ...userRoutes,
  ...staffRoutes,
  ...noticeRoutes,
  ...workspaceRoutes,
  ...accountDataRoutes,
  ...unsubscribeRoutes,
  ...makingRoutes,
  ...chatRoutes,
  ...apiTokenRoutes,
  ...slackRoutes,
} as const;

export type RouteName = keyof typeof routes;
