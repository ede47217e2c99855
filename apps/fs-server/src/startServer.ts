import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Environment, paths } from '@fs/api-contract';
import { checkoutJobs } from './areas/billing/closeCheckouts.ts';
import { awayMailHandlers } from './areas/channels/away/awayMails.ts';
import { contentJobs } from './areas/curation/content/fetchContent.ts';
import { createReadPage } from './areas/curation/content/reading/readPage.ts';
import { makingHandlers } from './areas/making/runJobs.ts';
import { createDraftWriter } from './areas/making/tools/createDraftWriter.ts';
import { noticeMailHandlers } from './areas/notices/noticeMails.ts';
import { viewAlertJobs } from './areas/table-views/alerts/schedule.ts';
import { digestHandlers, scheduleToday } from './areas/watchlists/digest/schedule.ts';
import { buildServer } from './buildServer.ts';
import { type Database, openDatabase } from './database/database.ts';
import { isLoopbackOnly, parseEnvironment, type ServerEnvironment } from './environment.ts';
import { createFiles } from './files/createFiles.ts';
import { formatStartMessage } from './formatStartMessage.ts';
import { createAttempts } from './identity/attempts.ts';
import { createIdentity } from './identity/createIdentity.ts';
import { shareKeys, shareKeysMs } from './identity/sharedKeys.ts';
import { loadSigningKey } from './identity/signingKey.ts';
import { createJobQueue } from './jobs/jobQueue.ts';
import { startWorker } from './jobs/startWorker.ts';
import { createOutbox } from './mail/outbox.ts';
import { outboxPath, registerOutboxPage } from './mail/outboxPage.ts';
import { mailHandlers } from './mail/postMail.ts';
import { createSmtpMail } from './mail/smtpMail.ts';
import { createUnsubscribeLinks } from './mail/unsubscribeLinks.ts';
import { createFirstAdminLink, registerFirstAdmin } from './operation/firstAdmin.ts';
import { housekeepingHandlers, scheduleHousekeeping } from './operation/housekeeping.ts';
import { startMetrics } from './operation/metrics.ts';
import type { Tracing } from './operation/tracing.ts';
import { createPayment } from './payment/createPayment.ts';
import { createPlaceReports, hasPlaceServices } from './places/createPlaceReports.ts';
import { registerPressPages } from './samples/pressPages.ts';
import { isSampleAddress, openSampleAccounts } from './samples/sampleAccounts.ts';
import { samplePlaceReports } from './samples/samplePlaces.ts';

/** Thrown when the port is unavailable. The message is for the operator. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable';
}

export interface RunningServer {
  /** The message for the operator, ready to print. */
  announcement: string;
  /** Resolves when the embedded database has stopped unexpectedly, and the server cannot continue. */
  databaseLoss: Promise<Error>;
  /** How long a stop still takes requests. */
  drainMs: number;
  stop: () => Promise<void>;
}

const webFolder = fileURLToPath(new URL('../../fs-web/', import.meta.url));

/**
 * Opens the database, wires the services that the environment configures, and listens.
 * @throws EnvironmentError, DatabaseUnavailable, PortUnavailable, each with one clear sentence
 */
export async function startServer(variables: NodeJS.ProcessEnv): Promise<RunningServer> {
  const environment = parseEnvironment(variables);
  const database = await openDatabase({
    url: environment.databaseUrl,
    readUrl: environment.databaseReadUrl,
    dataDir: environment.dataDir,
  });
  try {
    return await serve(environment, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(environment: ServerEnvironment, database: Database): Promise<RunningServer> {
  const { dataDir, publicUrl } = environment;
  const isLocal = isLoopbackOnly(environment);
  const drainMs = environment.drainSeconds * 1000;
  const share = async () => {
    if (environment.keysSecret) await shareKeys(database, path.join(dataDir, 'keys'), environment.keysSecret);
  };
  await share();
  const { privateKey } = await loadSigningKey(path.join(dataDir, 'keys'));
  const outbox = createOutbox(path.join(dataDir, 'outbox'));
  const identity = await createIdentity({
    database,
    dataDir,
    publicUrl,
    productName: environment.productName,
    hasTestGoogle: isLocal,
    cognito: environment.cognito,
    isAdmitted: (email) => isLocal || !isSampleAddress(email),
  });
  const files = await createFiles({ dataDir, s3: environment.s3 });
  const hasSamples = isLocal && environment.seed === 'sample' && !environment.cognito;
  const signIns = hasSamples
    ? await openSampleAccounts({ database, dataDir, mail: outbox, files, publicUrl, now: new Date() })
    : undefined;

  const offersFirstAdmin = !isLocal && !environment.cognito;
  const payment = createPayment(environment, database, isLocal);
  const links = createUnsubscribeLinks({ signingKey: privateKey, publicUrl });
  const app = await buildServer({
    database,
    identity,
    links,
    places: hasSamples && !hasPlaceServices(environment) ? samplePlaceReports : createPlaceReports(environment),
    files,
    attempts: createAttempts({ database, signingKey: privateKey, now: () => new Date() }),
    publicUrl,
    trustedProxies: environment.trustedProxies,
    ...(payment && { payment }),
    environment: toAppEnvironment(environment, identity, payment?.kind ?? 'support'),
    logLevel: environment.logLevel,
    appFolder: path.join(webFolder, 'dist'),
    rendererFile: path.join(webFolder, 'dist-server/renderPage.js'),
    ...(offersFirstAdmin && { furtherRoutes: (server) => registerFirstAdmin(server, database) }),
    ...(isLocal && {
      loopbackRoutes: (server) => {
        registerOutboxPage(server, outbox);
        registerPressPages(server, database);
      },
    }),
  });
  database.onQuery(environment.slowQueryMs, ({ sql, milliseconds }) =>
    app.log.warn({ sql, milliseconds: Math.round(milliseconds) }, 'Slow query'),
  );
  database.onReplicaChange((problem) =>
    problem === null ? app.log.info('The replica answers reads') : app.log.warn({ problem }, 'The replica is not used'),
  );
  const tracing = await openTracing(environment);
  tracing?.register(app);
  if (tracing) database.onQuery(0, tracing.addQuery);
  const { metricsPort, host } = environment;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await startMetrics({ app, database, host, port: metricsPort }).catch((error: unknown) => {
          throw toPortError(error, { host, port: metricsPort });
        });
  try {
    await app.listen({ host: environment.host, port: environment.port });
  } catch (error) {
    await Promise.all([app.close(), metrics?.close()]);
    throw toPortError(error, environment);
  }
  const sharing = setInterval(
    () => void share().catch((err) => app.log.error({ err }, 'Failed to share the keys')),
    shareKeysMs,
  );
  sharing.unref();
  const queue = createJobQueue(database, {
    ...(tracing && { around: tracing.runJob }),
    onFailure: (failure) => app.log.error(failure, failure.isGivenUp ? 'A job was given up' : 'A job failed'),
  });
  await scheduleToday(queue, new Date());
  await scheduleHousekeeping(queue, new Date());
  const firstAdminPath = offersFirstAdmin ? await createFirstAdminLink(database) : null;
  const smtp = environment.smtp && createSmtpMail(environment.smtp);
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'Failed to read jobs');
  const mailContext = { store: database, publicUrl, productName: environment.productName, links };
  // Mail and payments have a worker of their own, so that a code does not wait for the digests of many users.
  const workers = [
    {
      ...digestHandlers(mailContext, queue),
      ...viewAlertJobs(database),
      ...noticeMailHandlers(mailContext),
      ...awayMailHandlers(mailContext),
      ...housekeepingHandlers(database, queue),
    },
    // A page can take ten seconds.
    contentJobs({ database, readPage: createReadPage(), publicUrl, productName: environment.productName }),
    // A snapshot can take a minute.
    makingHandlers({ database, files, writer: createDraftWriter(environment.writer) }),
    { ...mailHandlers(smtp ?? outbox), ...checkoutJobs(payment) },
  ].map((handlers) => startWorker({ queue, handlers, onFailure }));
  return {
    announcement: formatStartMessage({
      appUrl: `${publicUrl}${paths.app}/`,
      mailUrl: isLocal ? `${publicUrl}${outboxPath}` : undefined,
      signIns,
      firstAdminUrl: firstAdminPath === null ? undefined : `${publicUrl}${firstAdminPath}`,
    }),
    databaseLoss: database.loss,
    drainMs,
    stop: async () => {
      clearInterval(sharing);
      app.isStopping = true;
      // No further job starts while requests are completed.
      const jobsEnded = Promise.all(workers.map((stop) => stop()))
        .finally(smtp?.close)
        .finally(metrics?.close);
      await pause(drainMs);
      await app.close().finally(() => jobsEnded.finally(database.close).finally(tracing?.close));
    },
  };
}

/** Loads OpenTelemetry only when it is configured. */
async function openTracing({ tracing }: ServerEnvironment): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { startTracing } = await import('./operation/tracing.ts');
  return startTracing(tracing, readVersion());
}

const readVersion = (): string => JSON.parse(readFileSync(path.join(webFolder, 'package.json'), 'utf8')).version;

function toAppEnvironment(
  { productName, assets, hosts, stages }: ServerEnvironment,
  { endpoint, clientId, google }: Environment['identity'],
  payments: Environment['payments'],
): Environment {
  return {
    productName,
    version: readVersion(),
    apiUrl: '',
    identity: { endpoint, clientId, google },
    payments,
    assets,
    hosts,
    stages,
  };
}

function toPortError(error: unknown, { host, port }: Pick<ServerEnvironment, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new PortUnavailable(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new PortUnavailable(
      `You don’t have permission to use port ${port} on ${host}. Use a port above 1023: PORT=4400 npm start`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new PortUnavailable(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}
