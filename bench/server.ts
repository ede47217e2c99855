import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { createHistogram } from 'node:perf_hooks';
import { manyCompanies, storyWorld, type World } from '@fs/fixtures';
import { hashPassword } from '../apps/fs-server/src/identity/password.ts';
import { startTestServer, type TestServer } from '../apps/fs-server/src/testing/startTestServer.ts';
import {
  createCognitoProvider,
  createDataClient,
  createMemoryTokenStore,
  createSession,
} from '../packages/data-client/src/index.ts';
import { loadReads, percentiles, perSecond } from './million/loadReads.ts';
import {
  type BenchOptions,
  durationHeadings,
  durationRow,
  printTable,
  processorCells,
  processorHeadings,
  type TimedRuns,
  timeRuns,
} from './report.ts';
import { companyReads, findKnownCompanies, type Read } from './server/companyReads.ts';
import { countRows } from './server/countRows.ts';
import { frequentReads } from './server/frequentReads.ts';
import { importData } from './server/importData.ts';
import { findKnownMarkets, marketReads } from './server/marketReads.ts';
import { createBusyList, moneyReads } from './server/moneyReads.ts';
import { findKnownNews, newsReads } from './server/newsReads.ts';
import { openData } from './server/openData.ts';
import { dataOf, itemAt } from './server/outcomes.ts';

const runs = { read: 200, signIn: 25 } as const;
const seconds = 20;
const loadSeconds = { call: 3, mixed: 20 } as const;
const role = 'free';

/**
 * Measures how long the app waits for the server: on the sample world and 10,000 more companies, or, with
 * `--data=FOLDER`, on a copy of that data folder, or, with `--import=FOLDER`, on an import of that folder, which is
 * measured too.
 */
export async function measureServer({ dataFolder, importFolder }: BenchOptions): Promise<void> {
  const imported = importFolder === undefined ? null : await importData(importFolder);
  const data = imported ?? dataFolder;
  const server = await (data === undefined
    ? startTestServer({ world: largeWorld() })
    : startTestServer({ database: await openData(data) }));
  try {
    // A folder that was seeded before has another password.
    await server.database.kysely
      .updateTable('users')
      .set({ password_hash: await hashPassword(server.password) })
      .where('email', '=', server.emailOf(role))
      .execute();
    const { client, signIn } = connect(server);
    const userId = await signIn();
    const known = await findKnownCompanies(server.database);
    const reads = [
      ...companyReads(known, client),
      ...moneyReads(known, await createBusyList(server.database, userId, known), client),
      ...newsReads(await findKnownNews(server.database), known, client),
      ...marketReads(await findKnownMarkets(server.database), client),
      [
        'GraphQL userPreferencesByOwner, all pages',
        async () => dataOf(await client.preferences.getUserPreferences(userId)),
      ],
    ] satisfies Read[];

    const table: (readonly string[])[] = [[...durationHeadings, ...processorHeadings]];
    const measure = async (what: string, run: Read[1], options: TimedRuns) => {
      const processor = createHistogram({ figures: 4 });
      const durations = await timeRuns(run, { ...options, atMost: seconds, processor });
      const cells = [...durationRow(what, durations), ...processorCells(processor)];
      process.stderr.write(`${cells.join('  ')}\n`);
      table.push(cells);
    };
    for (const [what, run] of reads) await measure(what, run, { runs: runs.read, warmUps: 20 });
    await measure('sign-in with a password', signIn, { runs: runs.signIn, warmUps: 2 });
    const how = 'The app’s own client over HTTP on this machine, one call at a time; embedded database.';
    const load = `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`;
    printTable('Server', `${how}\n${await countRows(server.database)}\n${load}`, table);
    await measureLoad(reads.filter(([what]) => frequentReads.has(what)));
  } finally {
    await server.close();
    if (imported !== null) await rm(imported, { recursive: true });
  }
}

/** Frequent calls on ten connections each, and in turn on fifty. */
async function measureLoad(reads: readonly Read[]): Promise<void> {
  const table: (readonly string[])[] = [['', 'median', 'p95', 'p99', 'a second', 'failed']];
  const measure = async (what: string, run: Read[1], load: { connections: number; seconds: number }) => {
    const loaded = await loadReads(run, load);
    table.push([what, ...percentiles(loaded), perSecond(loaded), String(loaded.failed)]);
  };
  for (const [what, run] of reads) await measure(what, run, { connections: 10, seconds: loadSeconds.call });
  const inTurn = (index: number) => itemAt(reads, index)[1](Math.floor(index / reads.length));
  await measure('all in turn, on 50 connections', inTurn, { connections: 50, seconds: loadSeconds.mixed });
  printTable(
    'Load',
    'The calls that pages send most, on 10 connections, in ms; the client runs beside the server.',
    table,
  );
}

function largeWorld(): World {
  const world = storyWorld();
  return { ...world, companies: [...world.companies, ...manyCompanies(10_000)] };
}

function connect(server: TestServer) {
  const { endpoint, clientId } = server.environment.identity;
  const session = createSession({
    provider: createCognitoProvider({ endpoint: new URL(endpoint, server.url).href, clientId }),
    store: createMemoryTokenStore(),
  });
  const credentials = { email: server.emailOf(role), password: server.password };
  return {
    client: createDataClient({ apiUrl: server.url, tokens: session }),
    /** Logs in again; returns the user's id. */
    signIn: async () => dataOf(await session.signIn(credentials)).attributes.sub,
  };
}
