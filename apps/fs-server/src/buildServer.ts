import fastifyRateLimit from '@fastify/rate-limit';
import { type Environment, paths, regionalIdentity, routes } from '@fs/api-contract';
import { createOpenApiDocument, schemas } from '@fs/api-contract/schemas';
import fastify, { type FastifyInstance } from 'fastify';
import { registerApp } from './app/appRoutes.ts';
import { newsFeedPath, registerCrawlerFiles } from './app/crawlers/crawlerRoutes.ts';
import { createReadPage } from './app/heads/createReadPage.ts';
import { createRenderer, isRendererCall } from './app/rendering/createRenderer.ts';
import { accountHandlers } from './areas/account/routes.ts';
import { accountDataHandlers } from './areas/account-data/routes.ts';
import { createFindTokenUser } from './areas/api-tokens/findTokenUser.ts';
import { apiTokenHandlers } from './areas/api-tokens/routes.ts';
import { assessmentHandlers } from './areas/assessment/routes.ts';
import { billingHandlers } from './areas/billing/routes.ts';
import { registerPaymentWebhook } from './areas/billing/webhook.ts';
import { registerChatFiles } from './areas/channels/attachments/fileRoute.ts';
import { startChat } from './areas/channels/live/startChat.ts';
import { chatHandlers } from './areas/channels/routes.ts';
import { clientErrorHandlers } from './areas/client-errors/routes.ts';
import { findMovedCompanyPath } from './areas/companies/movedCompanyPath.ts';
import { companyHandlers } from './areas/companies/routes.ts';
import { companyArticleHandlers } from './areas/company-articles/routes.ts';
import { companyCorrectionHandlers } from './areas/company-corrections/routes.ts';
import { companyMergeHandlers } from './areas/company-merges/routes.ts';
import { registerCourseFiles } from './areas/courses/files/fileRoute.ts';
import { courseHandlers } from './areas/courses/routes.ts';
import { contentHandlers } from './areas/curation/content/routes.ts';
import { curationHandlers } from './areas/curation/routes.ts';
import { wordHandlers } from './areas/curation/words/routes.ts';
import { feedHandlers } from './areas/feed/routes.ts';
import { formHandlers } from './areas/forms/routes.ts';
import { fundingHandlers } from './areas/funding/routes.ts';
import { keywordHandlers } from './areas/keywords/routes.ts';
import { registerJobFiles } from './areas/making/fileRoute.ts';
import { makingRouteHandlers } from './areas/making/routes.ts';
import { marketPulseHandlers } from './areas/market-pulses/routes.ts';
import { marketHandlers } from './areas/markets/routes.ts';
import { newsHandlers } from './areas/news/routes.ts';
import { noticeHandlers } from './areas/notices/routes.ts';
import { peopleHandlers } from './areas/people/routes.ts';
import { placeHandlers } from './areas/places/routes.ts';
import { referralHandlers } from './areas/referrals/routes.ts';
import { searchHandlers } from './areas/search/routes.ts';
import { serviceHandlers } from './areas/service/routes.ts';
import { slackHandlers } from './areas/slack/routes.ts';
import { staffHandlers } from './areas/staff/routes.ts';
import { staticFileHandlers } from './areas/static-files/routes.ts';
import { tableViewHandlers } from './areas/table-views/routes.ts';
import { registerOneClickUnsubscribe, unsubscribeHandlers } from './areas/unsubscribe/routes.ts';
import { userHandlers } from './areas/users/routes.ts';
import { registerWatchlistExport } from './areas/watchlists/exportRoute.ts';
import { watchlistReadHandlers } from './areas/watchlists/readRoutes.ts';
import { watchlistHandlers } from './areas/watchlists/routes.ts';
import { workspaceHandlers } from './areas/workspaces/routes.ts';
import { createRowSources } from './createRowSources.ts';
import type { Database } from './database/database.ts';
import { readRevision } from './database/revisions.ts';
import type { Files } from './files/files.ts';
import { registerGraphQL } from './graphql/graphqlRoute.ts';
import { registerCspReports } from './http/cspReports.ts';
import { registerErrors, sendFailure } from './http/errors.ts';
import { registerGracefulClose } from './http/gracefulClose.ts';
import { loggingOptions, registerRequestLog } from './http/logging.ts';
import { registerLoopbackHosts } from './http/loopbackHosts.ts';
import { createClientErrorHandler } from './http/malformedRequests.ts';
import { networkOf } from './http/networkOf.ts';
import { registerCompression } from './http/registerCompression.ts';
import { buildSecurityHeaders, registerSecurityHeaders } from './http/registerSecurityHeaders.ts';
import { registerRequestWork } from './http/requestWork.ts';
import { registerRestRoutes } from './http/restRoutes.ts';
import { registerRowStreams } from './http/rowStreams.ts';
import { registerStalledResponses } from './http/stalledResponses.ts';
import { registerValidation, validationOptions } from './http/validation.ts';
import type { Attempts } from './identity/attempts.ts';
import { createFindUser } from './identity/findUser.ts';
import type { IdentityProvider } from './identity/identityProvider.ts';
import type { UnsubscribeLinks } from './mail/unsubscribeLinks.ts';
import { livePath, readyPath, registerHealth } from './operation/healthRoutes.ts';
import type { PaymentProvider } from './payment/PaymentProvider.ts';
import { noPlaceReports, type PlaceReports } from './places/PlaceReports.ts';

export interface ServerOptions {
  database: Database;
  identity: IdentityProvider;
  files: Files;
  /** Links of mails that stop them. */
  links: UnsubscribeLinks;
  /** Counts calls of routes with their own limit. */
  attempts: Attempts;
  environment: Environment;
  publicUrl: string;
  logLevel: string;
  /** Folder of the built app. Without it, only the API is served. */
  appFolder?: string;
  /** File of the built module that renders public pages. Without it, they are sent without content. */
  rendererFile?: string;
  /**
   * Registers further routes that exist on loopback only, such as the outbox page. Requests for other hosts are then
   * rejected.
   */
  loopbackRoutes?: (app: FastifyInstance) => void;
  /** Registers further routes off loopback, such as the page for the first administrator. */
  furtherRoutes?: (app: FastifyInstance) => Promise<void>;
  /** Where plans are paid for. Without it, support sets them up. */
  payment?: PaymentProvider;
  /** The time of payments. Default: the clock. */
  now?: () => Date;
  /** Weather and news of places. Default: none. */
  places?: PlaceReports;
  /** Number of proxies in front that are trusted for the client's IP address. Default 0. */
  trustedProxies?: number;
  /** Requests per minute of one network. @default 3000 */
  requestsPerMinute?: number;
  /** How long a client may read nothing of a streamed response. @default 30_000 */
  stalledResponseMs?: number;
  /** How often a stream of chat events without events is written to, and its session checked. @default 15_000 */
  chatHeartbeatMs?: number | undefined;
  /** GraphQL requests per minute of one user. */
  graphqlPerMinute?: number;
}

/** Other origins that the app calls: static files, and identity providers of other hosts. */
function listOtherOrigins({ assets, stages }: Environment): string[] {
  const identities = Object.values(stages).flatMap(({ identity }) => identity ?? []);
  const addresses = identities.flatMap(({ endpoint = regionalIdentity, google }) => [
    endpoint,
    ...(google ? [google.tokenUrl] : []),
  ]);
  return [assets.staticUrl, ...addresses]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
}

/** Larger bodies are rejected with 413. All our calls are far smaller. */
const maxBodyBytes = 1024 * 1024;

/** Builds the app from its options, without listening or reading the environment. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, identity, environment, places = noPlaceReports } = options;
  const headers = buildSecurityHeaders({
    publicUrl: options.publicUrl,
    connectTo: [...identity.origins, ...options.files.origins, ...listOtherOrigins(environment)],
  });
  const app = fastify({
    ...loggingOptions(options.logLevel),
    bodyLimit: maxBodyBytes,
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply.headers(headers)),
    clientErrorHandler: createClientErrorHandler(headers),
    // We reject requests without a host ourselves, because Node's response lacks our headers.
    http: { requireHostHeader: false },
    requestTimeout: 30_000,
    // A request that arrives while the server closes gets a normal response.
    return503OnClosing: false,
    ...validationOptions,
  });
  registerRequestLog(app);
  registerRequestWork(app);
  registerStalledResponses(app, options.stalledResponseMs);
  registerErrors(app);
  registerValidation(app);
  registerGracefulClose(app);
  registerSecurityHeaders(app, headers);
  await registerCompression(app);
  if (options.loopbackRoutes) registerLoopbackHosts(app);
  await app.register(fastifyRateLimit, {
    max: options.requestsPerMinute ?? 3000,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // A page loads dozens of the app's files, which are cached and cost no query.
    allowList: ({ url, headers: sent }) =>
      url.startsWith(`${paths.app}/assets/`) || [livePath, readyPath].includes(url) || isRendererCall(sent),
  });
  const findUser = createFindUser(database, identity);
  const mailContext = { publicUrl: options.publicUrl, productName: environment.productName };
  const warn = (facts: object, message: string) => app.log.warn(facts, message);
  const billing = {
    database,
    payment: options.payment,
    now: options.now ?? (() => new Date()),
    mails: mailContext,
    warn,
  };
  const hub = startChat(app, { database, files: options.files, findUser, heartbeatMs: options.chatHeartbeatMs });
  const chat = { database, files: options.files, hub, attempts: options.attempts, environment };
  // Rights, lists, accounts and messages are always read where they are written.
  const research: Database = { ...database, kysely: database.reads };
  const handlers = {
    ...serviceHandlers(database, environment),
    ...clientErrorHandlers({ database, attempts: options.attempts, warn }),
    ...companyHandlers(research, { primary: database, places }),
    ...fundingHandlers(research),
    ...peopleHandlers(research),
    ...companyArticleHandlers(research),
    ...companyCorrectionHandlers(database),
    ...companyMergeHandlers(database),
    ...marketHandlers(research),
    ...placeHandlers(places, options.attempts),
    ...searchHandlers(research),
    ...staticFileHandlers(database),
    ...accountHandlers(database, options.files, identity.sessions, options.attempts),
    ...marketPulseHandlers(research),
    ...curationHandlers(database, options.files, options.attempts),
    ...courseHandlers(database, options.files, options.attempts),
    ...contentHandlers(database, options.attempts),
    ...wordHandlers(database),
    ...newsHandlers(research, database),
    ...keywordHandlers(research),
    ...formHandlers(database),
    ...assessmentHandlers(database),
    ...referralHandlers(database),
    ...billingHandlers({ ...billing, attempts: options.attempts, publicUrl: options.publicUrl }),
    ...watchlistHandlers(database, mailContext),
    ...watchlistReadHandlers(database),
    ...feedHandlers(database, research),
    ...tableViewHandlers(database),
    ...userHandlers(database),
    ...staffHandlers(database, mailContext),
    ...noticeHandlers(database),
    ...workspaceHandlers({ database, files: options.files, attempts: options.attempts, mailContext }),
    ...accountDataHandlers(database, options.files),
    ...unsubscribeHandlers(database, options.links),
    ...makingRouteHandlers(database, options.files),
    ...chatHandlers(chat),
    ...apiTokenHandlers(database),
    ...slackHandlers(database),
  };
  const findTokenUser = createFindTokenUser(database, options.attempts);
  registerRestRoutes(app, handlers, { database, findUser, findTokenUser, attempts: options.attempts });
  const exportServices = { findUser, attempts: options.attempts };
  registerRowStreams(app, createRowSources(database, research), exportServices);
  registerChatFiles(app, database, options.files);
  registerJobFiles(app, database, options.files);
  registerCourseFiles(app, database, options.files);
  registerWatchlistExport(app, database, exportServices);
  await registerCspReports(app);
  if (options.payment) {
    registerPaymentWebhook(app, { ...billing, payment: options.payment });
    options.payment.register?.(app);
  }
  await registerOneClickUnsubscribe(app, database, options.links);
  registerGraphQL(
    app,
    {
      database,
      files: options.files,
      attempts: options.attempts,
      mailContext,
      chat,
      requestsPerMinute: options.graphqlPerMinute,
    },
    findUser,
  );
  app.get('/openapi.json', async () => createOpenApiDocument(routes, schemas));
  registerHealth(app, database);
  registerCrawlerFiles(app, { database, environment, publicUrl: options.publicUrl });
  await identity.register(app);
  await options.files.register(app);
  options.loopbackRoutes?.(app);
  await options.furtherRoutes?.(app);
  if (options.appFolder) {
    await registerApp(app, {
      folder: options.appFolder,
      environment,
      readPage: createReadPage({
        database,
        environment,
        addressOf: (page) => `${options.publicUrl}${paths.app}${page}`,
        feedOf: (slug) => options.publicUrl + newsFeedPath(slug),
      }),
      readRevision: () => readRevision(database),
      findMovedPath: (path) => findMovedCompanyPath(database, path),
      renderPage: createRenderer(app, { file: options.rendererFile ?? '', environment, publicUrl: options.publicUrl }),
    });
  }
  return app;
}
