import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { childEnvironment } from '../testing/childEnvironment.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import {
  acquisitionsHeader,
  buildCompanyLine,
  companiesHeader,
  createTemporaryFolder,
  file,
  importFiles,
  investmentsHeader,
  roundsHeader,
} from './testing/importFiles.ts';

/** Four imports take minutes on a busy machine. */
const timeoutMs = 900_000;
/** More than one batch, which has 2,500 rows. */
const companies = 2600;

const files = {
  'a.csv': file(
    companiesHeader,
    ...numbers(companies, (number) =>
      buildCompanyLine(`/organization/${number}`, `Company ${number}`, {
        category_list: `Market ${number % 50}|Market ${number % 7}`,
        city: `City ${number % 90}`,
        country_code: 'USA',
      }),
    ),
  ),
  'b.csv': file(
    roundsHeader,
    ...numbers(companies, (number) => `/organization/${number},/round/${number},venture,A,05-01-2015,${1000 + number}`),
  ),
  'c.csv': file(
    acquisitionsHeader,
    ...numbers(300, (number) => {
      const acquired = `/organization/${number},Company ${number},,,,,`;
      return `${acquired},/organization/b${number},Buyer ${number},,USA,,,,2015-07-23,2015-07,9000000,USD`;
    }),
  ),
  'd.csv': file(
    investmentsHeader,
    ...numbers(300, (number) => `Company ${number},Investor ${number % 100},2015-01-05,${1000 + number}`),
  ),
  'e.csv': file(
    'time,tag,author,title',
    ...numbers(300, (number) => `2016-05-01 10:00:00,Funding,A Writer,Today Company ${number} and Market 5 grow`),
  ),
};

function numbers(count: number, lineOf: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, number) => lineOf(number));
}

/** Runs the import command, and returns its output and exit. */
async function runImportCommand(dataDir: string, folder: string, killAfterBatches?: number) {
  const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const kill = killAfterBatches === undefined ? [] : ['--import', pathOf('./testing/killAfterBatches.ts')];
  // Like `npm run import`.
  const flags = ['--liftoff-only', '--conditions=@fs/source', ...kill];
  const child = spawn(process.execPath, [...flags, pathOf('../import.ts'), folder], {
    env: { ...childEnvironment, DATA_DIR: dataDir, TZ: 'UTC', KILL_AFTER_BATCHES: String(killAfterBatches) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = await ended;
  return { out, error, code, signal };
}

/** All imported rows without timestamps, and all indexes. */
async function readContents(database: Database): Promise<readonly unknown[]> {
  const tables = [
    'organizations',
    'markets',
    'organization_markets',
    'funding_rounds',
    'investors',
    'investments',
    'acquisitions',
    'articles',
    'article_organizations',
  ];
  const rows = tables.map(
    (table) => sql`
      select ${table} as name, count(*)::int as rows,
        md5(string_agg(fact::text, '' order by fact::text)) as digest
      from (select to_jsonb(one) - 'created_at' - 'updated_at' - 'arrived_at' as fact from ${sql.table(table)} as one) as facts
    `,
  );
  const keywords = sql`
    select 'article_keywords', count(*)::int,
      md5(string_agg(concat_ws(' ', article_id, name, position), '' order by article_id, position))
    from article_keywords join keywords on keywords.id = keyword_id
  `;
  const indexes = sql`
    select 'indexes', count(*)::int, md5(string_agg(indexdef, '' order by indexdef))
    from pg_indexes where schemaname = 'public'
  `;
  const all = await sql`${sql.join([...rows, keywords, indexes], sql` union all `)}`.execute(database.kysely);
  return all.rows;
}

async function openFolder<Found>(dataDir: string, read: (database: Database) => Promise<Found>): Promise<Found> {
  const database = await openDatabase({ dataDir });
  return read(database).finally(database.close);
}

async function countIn(dataDir: string, table: 'organizations' | 'funding_rounds'): Promise<number> {
  return openFolder(dataDir, async ({ kysely }) => {
    const count = kysely.selectFrom(table).select((rows) => rows.fn.countAll<number>().as('rows'));
    return (await count.executeTakeFirstOrThrow()).rows;
  });
}

test(
  'an import that is killed during the companies and again during the rounds is completed by the next one',
  async () => {
    const folder = await createTemporaryFolder();
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const killed = await createTemporaryFolder();
    await copyMigratedDatabase(killed);

    const companiesKilled = await runImportCommand(killed, folder, 1);
    expect(companiesKilled).toMatchObject({ code: null, signal: 'SIGKILL' });
    expect(await countIn(killed, 'organizations')).toBe(2500);
    const roundsKilled = await runImportCommand(killed, folder, 4);
    expect(roundsKilled).toMatchObject({ code: null, signal: 'SIGKILL' });
    expect(await countIn(killed, 'funding_rounds')).toBe(2500);
    const completed = await runImportCommand(killed, folder);
    expect(completed.out, completed.error).toMatch(/^b\.csv +rounds +2,600 +100 +0 +2,500 +0 +0 +0$/m);
    expect(completed).toMatchObject({ code: 0, signal: null });

    const contents = await openFolder(killed, readContents);
    expect(contents).toContainEqual(expect.objectContaining({ name: 'investments', rows: 300 }));
    const { database: undisturbed } = await importFiles(files);
    expect(contents).toEqual(await readContents(undisturbed));
  },
  timeoutMs,
);
