import fastifyRateLimit from '@fastify/rate-limit';
import type { Environment } from '@fs/api-contract';
import { routes } from '@fs/api-contract';
import { openApiDocument, schemas } from '@fs/api-contract/schemas';
import fastify, { type FastifyInstance } from 'fastify';
import { registerApp } from './app/appRoutes.ts';
import { companyHandlers } from './areas/companies/routes.ts';
import { serviceHandlers } from './areas/service/routes.ts';
import type { Database } from './database/database.ts';
import { registerGraphQL } from './graphql/graphqlRoute.ts';
import { answerFailure, registerErrors } from './http/errors.ts';
import { loggingOptions, registerRequestLog } from './http/logging.ts';
import { registerLoopbackHosts } from './http/loopbackHosts.ts';
import { registerRestRoutes } from './http/restRoutes.ts';
import { registerSafety } from './http/safety.ts';
import { createFindReader } from './identity/findReader.ts';
import type { IdentityProvider } from './identity/identityProvider.ts';

export interface ServerOptions {
  database: Database;
  identity: IdentityProvider;
  environment: Environment;
  publicUrl: string;
  logLevel: string;
  /** Folder of the built app; left out where only the API is wanted. */
  appFolder?: string;
  /** Further doors that exist on loopback only, such as the readable outbox. With them, no other host is answered. */
  loopbackRoutes?: (app: FastifyInstance) => void;
  /** Proxies whose word on a reader's address is taken, counted from us outwards; none unless given. */
  trustedProxies?: number;
  /** Requests a minute that one address may make. */
  requestsPerMinute?: number;
}

/** Bodies above this are refused with 413: no call of ours comes near it. */
const largestBody = 1024 * 1024;

/** Options in, app out: nothing listens, nothing reads the environment. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, identity, environment } = options;
  const app = fastify({
    ...loggingOptions(options.logLevel),
    bodyLimit: largestBody,
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    frameworkErrors: answerFailure,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, allErrors: false } },
  });
  registerRequestLog(app);
  registerErrors(app);
  await registerSafety(app, { publicUrl: options.publicUrl, connectTo: identity.origins });
  if (options.loopbackRoutes) registerLoopbackHosts(app);
  await app.register(fastifyRateLimit, { max: options.requestsPerMinute ?? 1200, timeWindow: '1 minute' });
  const findReader = createFindReader(database, identity);
  registerRestRoutes(app, { ...serviceHandlers(database, environment), ...companyHandlers(database) }, findReader);
  registerGraphQL(app, database, findReader);
  app.get('/openapi.json', async () => openApiDocument(routes, schemas));
  await identity.register(app);
  options.loopbackRoutes?.(app);
  if (options.appFolder) await registerApp(app, options.appFolder);
  return app;
}
