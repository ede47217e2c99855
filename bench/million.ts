import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { storyWorld } from '@fs/fixtures';
import { type Database, openDatabase } from '../apps/fs-server/src/database/database.ts';
import { generate } from '../apps/fs-server/src/testing/million/generate.ts';
import { openStatementTimes, type StatementTimes } from '../apps/fs-server/src/testing/million/statementTimes.ts';
import { startPostgresServer } from '../apps/fs-server/src/testing/postgresServer.ts';
import { startServerProcess } from '../apps/fs-server/src/testing/serverProcess.ts';
import type { DataClient } from '../packages/data-client/src/index.ts';
import { loadReads, percentiles, perSecond } from './million/loadReads.ts';
import { type BenchOptions, milliseconds, printTable, timeRuns } from './report.ts';
import { companyReads, findKnownCompanies, type Read } from './server/companyReads.ts';
import { connectTo } from './server/connectTo.ts';
import { countRows } from './server/countRows.ts';
import { frequentReads } from './server/frequentReads.ts';
import { findKnownMarkets, marketReads } from './server/marketReads.ts';
import { createBusyList, moneyReads } from './server/moneyReads.ts';
import { findKnownNews, newsReads } from './server/newsReads.ts';
import { dataOf, itemAt } from './server/outcomes.ts';

const password = 'correct horse battery staple';
const role = 'unlimited';
const levels = [1, 10, 50];
/** Of a statement that is printed. */
const statementLetters = 300;
const seconds = { call: 3, mixed: 30 } as const;
/** As many as there are different searches, of which the server then knows the counts and totals. */
const first = { runs: 20, seconds: 12 } as const;

/** Of a small server with an SSD: PostgreSQL's defaults are for less memory, and for disks that seek. */
const settings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
  'pg_stat_statements.track_utility=off',
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'random_page_cost=1.1',
  'maintenance_work_mem=512MB',
  'max_wal_size=16GB',
  'checkpoint_timeout=30min',
];

/**
 * Fills a temporary PostgreSQL with a million companies and as many articles, and measures how long the busiest calls of
 * one server process take on one, ten and fifty connections.
 */
export async function measureMillion({
  databaseUrl,
  companies = 1_000_000,
  articles = companies,
  only = '',
}: BenchOptions) {
  const closing: (() => unknown)[] = [];
  try {
    const url = databaseUrl ?? (await startTemporary(closing));
    const database = await openDatabase({ url, dataDir: tmpdir() });
    closing.push(database.close);
    await fill(database, companies, articles);
    await measureCalls(database, url, { only, closing });
  } finally {
    for (const end of closing.reverse()) await end();
  }
}

async function startTemporary(closing: (() => unknown)[]): Promise<string> {
  const found = await startPostgresServer(settings);
  if (found.server === null) throw new Error(`${found.reason}: install the Debian package postgresql.`);
  closing.push(found.server.stop);
  return found.server.createDatabase();
}

async function fill(database: Database, companies: number, articles: number): Promise<void> {
  const first = await database.kysely.selectFrom('organizations').select('id').limit(1).executeTakeFirst();
  if (first !== undefined) return;
  const steps: (readonly string[])[] = [['', 'seconds']];
  const start = performance.now();
  await generate(database, { world: storyWorld(), password, companies, articles }, (step, took) => {
    process.stderr.write(`${step} ${took.toFixed(1)} s\n`);
    steps.push([step, took.toFixed(1)]);
  });
  steps.push(['all', ((performance.now() - start) / 1000).toFixed(1)]);
  printTable('Generation', await countRows(database), steps);
}

async function measureCalls(
  database: Database,
  url: string,
  { only, closing }: { only: string; closing: (() => unknown)[] },
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-million-'));
  closing.push(() => rm(dataDir, { recursive: true }));
  const variables = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const server = await startServerProcess(variables);
  closing.push(() => {
    server.child.kill('SIGTERM');
    return server.ended;
  });
  const email = storyWorld().users.find((user) => user.role === role)?.email ?? '';
  const { client, userId } = await connectTo(`http://127.0.0.1:${server.port}`, { email, password });
  const reads = (await findReads(database, client, userId)).filter(([what]) => what.includes(only));
  const times = await openStatementTimes(database);
  const how =
    'The app’s own client over HTTP on this machine, a server process and PostgreSQL beside it, in ms. First: before counts and totals are known.';
  const load = () => `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`;

  const table: (readonly string[])[] = [callHeadings];
  for (const [what, run] of reads) {
    const row = [what, ...(await measureCall(run, times))];
    process.stderr.write(`${row.join('  ')}\n`);
    if (only !== '') await printCostliest(times);
    table.push(row);
  }
  printTable('A million', `${how}\n${await countRows(database)}\n${load()}`, table);

  const mixed = await loadReads((index) => itemAt(reads, index)[1](Math.floor(index / reads.length)), {
    connections: 50,
    seconds: seconds.mixed,
  });
  printTable('Mixed reads', `The calls above in turn, on 50 connections.\n${load()}`, [
    ['reads', 'failed', 'a second', 'median', 'p95', 'p99'],
    [String(mixed.durations.count), String(mixed.failed), perSecond(mixed), ...percentiles(mixed)],
  ]);
}

async function printCostliest(times: StatementTimes | null): Promise<void> {
  for (const { query, milliseconds: spent, calls } of (await times?.listCostliest()) ?? []) {
    const text = query.replaceAll(/\s+/g, ' ').slice(0, statementLetters);
    process.stderr.write(`  ${(spent / calls).toFixed(1)} ms, ${calls} times: ${text}\n`);
  }
}

async function findReads(database: Database, client: DataClient, userId: string): Promise<Read[]> {
  const known = await findKnownCompanies(database);
  const reads: Read[] = [
    ...companyReads(known, client),
    [
      'search over everything',
      async (index) => dataOf(await client.search.quickSearch(itemAt(known.any, index).name.slice(0, 6))),
    ],
    ...moneyReads(known, await createBusyList(database, userId, known), client),
    ...newsReads(await findKnownNews(database), known, client),
    ...marketReads(await findKnownMarkets(database), client),
  ];
  return reads.filter(([what]) => frequentReads.has(what));
}

const callHeadings = [
  '',
  'slowest first',
  ...['database', 'statements'],
  ...levels.flatMap((level) => [`${level}: median`, 'p95', 'p99']),
  'failed',
];

async function measureCall(run: Read[1], times: StatementTimes | null): Promise<string[]> {
  const firstRuns = await timeRuns(run, { runs: first.runs, atMost: first.seconds });
  const cells = [milliseconds(firstRuns.max)];
  let failed = 0;
  for (const connections of levels) {
    const isFirst = cells.length === 1;
    if (isFirst) await times?.reset();
    const load = await loadReads(run, { connections, seconds: seconds.call });
    if (isFirst) {
      const { milliseconds: spent, statements } = (await times?.read()) ?? { milliseconds: Number.NaN, statements: 0 };
      const count = Math.max(1, load.durations.count);
      cells.push((spent / count).toFixed(1), (statements / count).toFixed(1));
    }
    cells.push(...percentiles(load));
    failed += load.failed;
  }
  return [...cells, String(failed)];
}
