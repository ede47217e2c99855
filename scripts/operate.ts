import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpSink } from '../apps/fs-server/src/mail/testing/smtpSink.ts';
import { findPrograms, noPrograms, toPostgresUser } from '../apps/fs-server/src/testing/postgresServer.ts';
import { logIn, read } from '../apps/fs-server/src/testing/topology/people.ts';
import { joinByMail, newcomer } from '../apps/fs-server/src/testing/topology/proofs/signUpByMail.ts';
import { queryOnce, startPostgres } from '../apps/fs-server/src/testing/topology/startPostgres.ts';
import { startProxy } from '../apps/fs-server/src/testing/topology/startProxy.ts';
import { until } from '../apps/fs-server/src/testing/topology/until.ts';
import { commandBlocks } from './operate/commandBlocks.ts';
import { openShell } from './operate/openShell.ts';

// `npm run test:operate`: runs the commands of docs/guide/operate.md in order, in an empty folder, on an empty
// PostgreSQL, and looks after each section whether what it promises is so. Exits with 2 without PostgreSQL's programs.
const root = join(import.meta.dirname, '..');
const programs = await findPrograms();
if (programs === null) {
  console.error(`${noPrograms}: install the Debian package postgresql.`);
  process.exit(2);
}

const password = 'correct horse battery staple';
const ports = { PORT: 4481, METRICS_PORT: 9481 };
const url = `http://127.0.0.1:${ports.PORT}`;
const administrator = 'ada@research.example';
const closing: (() => unknown)[] = [];

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-operate-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What is looked at after the commands of a section. */
type Check = (output: string) => Promise<void>;

async function operate(): Promise<void> {
  const [folder, clusters] = [await createFolder(), await createFolder()];
  const postgres = await startPostgres({
    folder: clusters,
    programs: programs ?? '',
    asPostgres: await toPostgresUser(clusters),
  });
  closing.push(postgres.stop);
  const empty = 'restored';
  await queryOnce(postgres.urlOf(postgres.primaryPort), `create database ${empty}`);
  const sink = await startSmtpSink({ disabledCommands: ['STARTTLS', 'AUTH'] });
  closing.push(sink.close);
  const proxy = await startProxy();
  closing.push(proxy.close);
  const home = join(folder, 'home');
  await mkdir(home);
  /** Instead of those in the first block of the page. */
  const values = {
    ...ports,
    REPOSITORY: root,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.urlOf(postgres.primaryPort),
    RESTORED_URL: postgres.urlOf(postgres.primaryPort, empty),
    SMTP_URL: sink.url,
    COLLEAGUE: newcomer,
  };
  const shell = openShell(home, {
    HOME: home,
    PATH: '/usr/local/bin:/usr/bin:/bin',
    // Packages that this machine already has are not downloaded again.
    XDG_DATA_HOME: process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'),
    XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    npm_config_cache: process.env.npm_config_cache ?? join(homedir(), '.npm'),
  });
  closing.push(shell.close);

  const checks = new Map<string, Check>([
    [
      'Example',
      async (output) => {
        const link = /first administrator, once: (\S+)/.exec(output)?.[1];
        assert.ok(link, `the server prints a one-time link: ${output.slice(-500)}`);
        // Its address is the public one, where a proxy with TLS would be.
        const { pathname, search, searchParams } = new URL(link);
        proxy.serve([ports.PORT]);
        await until(() => proxy.ready().length === 1, 'the server is ready');
        const token = searchParams.get('token') ?? '';
        const form = new URLSearchParams({ token, email: administrator, given: 'Ada', family: 'Minns', password });
        assert.equal(
          (await fetch(proxy.url + pathname + search, { method: 'POST', body: form })).status,
          200,
          'the link makes an administrator',
        );
        await logIn(url, administrator, password);
        await joinByMail({ urls: { 0: url, 1: proxy.url }, proxy, sink, password });
      },
    ],
    [
      'Users, accounts and plans',
      async (output) => {
        assert.match(output, /groups/i);
        const { IdToken: token } = await logIn(url, newcomer, password);
        await read(url, '/api/admin/audit', { token });
      },
    ],
    [
      'Probes, metrics and logs',
      async (output) => {
        assert.match(output, /PostgreSQL/);
        assert.match(output, /foresight_jobs/);
      },
    ],
    [
      'Several processes',
      async () => {
        proxy.serve([ports.PORT, ports.PORT + 1]);
        await until(() => proxy.ready().length === 2, 'both processes are ready');
      },
    ],
    ['Keys', async (output) => assert.match(output, /sign/)],
    [
      'Backup and restore',
      async () => {
        const users = 'select count(*)::text as count from users';
        const [kept] = await queryOnce<{ count: string }>(values.DATABASE_URL, users);
        assert.deepEqual(await queryOnce(values.RESTORED_URL, users), [kept], 'the backup has all users');
      },
    ],
    [
      'Upgrade',
      async () => {
        await until(() => proxy.ready().length === 2, 'both processes are ready again');
        await logIn(proxy.url, newcomer, password);
      },
    ],
  ]);

  const blocks = commandBlocks(await readFile(join(root, 'docs/guide/operate.md'), 'utf8'));
  const given = Object.entries(values).map(([name, value]) => `export ${name}='${value}'`);
  for (const [index, { heading, commands, isAlternative }] of blocks.entries()) {
    if (isAlternative) continue;
    const began = performance.now();
    const output = await reading(proxy.url, () => shell.run(commands));
    if (index === 0) await shell.run(given.join('\n'));
    const isLast = !blocks.slice(index + 1).some((next) => next.heading === heading && !next.isAlternative);
    if (isLast) await checks.get(heading)?.(output);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`ok  ${heading}: ${commands.trim().split('\n')[0]} (${seconds} s)`);
  }
}

/** Reads a page through the proxy while something is done. @throws if a request failed that was sent while a server was ready */
async function reading<Result>(address: string, run: () => Promise<Result>): Promise<Result> {
  const wasServed = (await statusOf(address)) === 200;
  const failures: number[] = [];
  const timer = setInterval(() => {
    void statusOf(address).then((status) => {
      if (wasServed && status !== 200) failures.push(status);
    });
  }, 500);
  try {
    const result = await run();
    assert.deepEqual(failures, [], 'requests that failed meanwhile');
    return result;
  } finally {
    clearInterval(timer);
  }
}

const statusOf = (address: string) =>
  fetch(`${address}/news`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );

const began = performance.now();
try {
  await operate();
  console.log(`The guide works, in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
} catch (error) {
  console.error(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  for (const end of closing.toReversed()) await end();
}
