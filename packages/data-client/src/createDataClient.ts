import { accountCalls } from './areas/account.ts';
import { accountDataCalls } from './areas/accountData.ts';
import { accountReferralCalls } from './areas/accountReferrals.ts';
import { apiTokenCalls } from './areas/apiTokens.ts';
import { articleRecordCalls } from './areas/articleRecords.ts';
import { assessmentCalls } from './areas/assessment.ts';
import { billingCalls } from './areas/billing.ts';
import { chatCalls } from './areas/chat.ts';
import { companyCalls } from './areas/companies.ts';
import { companyArticleCalls } from './areas/companyArticles.ts';
import { companyCorrectionCalls } from './areas/companyCorrections.ts';
import { companyMergeCalls } from './areas/companyMerges.ts';
import { courseCalls } from './areas/courses.ts';
import { curationCalls } from './areas/curation.ts';
import { entityRecordCalls } from './areas/entityRecords.ts';
import { feedCalls } from './areas/feed.ts';
import { formCalls } from './areas/forms.ts';
import { fundingCalls } from './areas/funding.ts';
import { keywordCalls } from './areas/keywords.ts';
import { makingCalls } from './areas/making.ts';
import { marketPulseCalls } from './areas/marketPulses.ts';
import { marketCalls } from './areas/markets.ts';
import { newsCalls } from './areas/news.ts';
import { noticeCalls } from './areas/notices.ts';
import { peopleCalls } from './areas/people.ts';
import { placeCalls } from './areas/places.ts';
import { planCalls } from './areas/plans.ts';
import { preferenceCalls } from './areas/preferences.ts';
import { referralCalls } from './areas/referrals.ts';
import { searchCalls } from './areas/search.ts';
import { serviceCalls } from './areas/service.ts';
import { slackCalls } from './areas/slack.ts';
import { staffCalls } from './areas/staff.ts';
import { staticFileCalls } from './areas/staticFiles.ts';
import { tableViewCalls } from './areas/tableViews.ts';
import { teamCalls } from './areas/teams.ts';
import { unsubscribeCalls } from './areas/unsubscribe.ts';
import { userCalls } from './areas/users.ts';
import { watchlistReadCalls } from './areas/watchlistReads.ts';
import { watchlistRecordCalls } from './areas/watchlistRecords.ts';
import { watchlistSettingCalls, watchlistSharingCalls } from './areas/watchlistSettings.ts';
import { watchlistCalls } from './areas/watchlists.ts';
import { workspaceCalls } from './areas/workspaces.ts';
import { createDownload } from './transport/download.ts';
import { createGraphQL } from './transport/graphql.ts';
import { createHttp, type HttpOptions, type Logger } from './transport/http.ts';
import { createRest } from './transport/rest.ts';
import { createRowStreams } from './transport/rowStream.ts';
import { createUpload } from './transport/upload.ts';

export interface DataClientOptions extends HttpOptions {
  /** Called with every failed call, once. @default no logging */
  logger?: Logger;
  /** Origin of the files that are the same for every user. @default the API's */
  staticUrl?: string;
}

const silent: Logger = { failure: () => undefined };

/** Sends no token to another origin. */
const nobody: HttpOptions['tokens'] = { idToken: async () => null };

/** Every call of the app, by area, on one transport. */
export function createDataClient({ logger = silent, staticUrl, ...options }: DataClientOptions) {
  const http = createHttp(options);
  const rest = createRest(http, logger);
  const files = staticUrl ? createRest(createHttp({ ...options, apiUrl: staticUrl, tokens: nobody }), logger) : rest;
  const streams = createRowStreams(http, logger);
  const graphql = createGraphQL(http, options.apiUrl, logger);
  const upload = createUpload({ apiUrl: options.apiUrl, fetch: options.fetch, logger });
  return {
    service: serviceCalls(rest),
    companies: companyCalls(rest, streams),
    funding: fundingCalls(rest, streams),
    companyArticles: companyArticleCalls(rest),
    companyCorrections: companyCorrectionCalls(rest),
    companyMerges: companyMergeCalls(rest),
    people: peopleCalls(rest),
    markets: marketCalls(rest),
    places: placeCalls(rest),
    search: searchCalls(rest),
    staticFiles: staticFileCalls(files),
    preferences: preferenceCalls(graphql),
    plans: planCalls(graphql),
    account: accountCalls(rest, upload),
    marketPulses: marketPulseCalls(rest),
    curation: curationCalls(rest, upload),
    courses: courseCalls(rest, graphql, upload),
    news: newsCalls(rest),
    keywords: keywordCalls(rest),
    feed: feedCalls(rest),
    forms: formCalls(rest),
    assessment: assessmentCalls(rest),
    referrals: { ...referralCalls(rest), ...accountReferralCalls(graphql) },
    billing: billingCalls(rest),
    tableViews: tableViewCalls(rest),
    teams: teamCalls(graphql),
    users: userCalls(rest),
    staff: staffCalls(rest),
    notices: noticeCalls(rest),
    workspaces: workspaceCalls(rest, upload),
    accountData: accountDataCalls(rest),
    making: makingCalls(rest, graphql),
    records: { ...entityRecordCalls(graphql), ...articleRecordCalls(graphql) },
    apiTokens: apiTokenCalls(rest),
    slack: slackCalls(rest),
    unsubscribe: unsubscribeCalls(rest),
    chat: chatCalls(rest, graphql, {
      apiUrl: options.apiUrl,
      http,
      upload,
      ...(options.fetch && { fetch: options.fetch }),
    }),
    watchlists: {
      ...watchlistCalls(rest),
      ...watchlistReadCalls(rest, createDownload(http, logger), streams),
      ...watchlistRecordCalls(graphql),
      ...watchlistSettingCalls(graphql),
      ...watchlistSharingCalls(graphql),
    },
  };
}

export type DataClient = ReturnType<typeof createDataClient>;
