import { gzipSync } from 'node:zlib';
import { storyWorld } from '@fs/fixtures';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedWorld } from '../database/seed.ts';
import { Progress } from './Progress.ts';
import {
  acquisitionsHeader,
  buildCompanyLine,
  companiesHeader,
  file,
  importFiles,
  investmentsHeader,
  openEmptyDatabase,
  roundsHeader,
} from './testing/importFiles.ts';

const small = {
  'a.csv': file(
    companiesHeader,
    buildCompanyLine('/organization/Volt', 'Voltaro', {
      homepage_url: 'http://www.voltaro.example',
      category_list: 'Batteries|Clean Energy|Batteries',
      country_code: 'USA',
      state_code: 'CA',
      city: 'Oakland',
      founded_at: '2009-05-01',
    }),
    buildCompanyLine('/organization/kelp', 'Kelpworks', {
      category_list: 'Clean Energy',
      country_code: 'NOR',
      state_code: '12',
    }),
  ),
  'b.csv': file(
    roundsHeader,
    '/ORGANIZATION/VOLT,/funding-round/1,venture,A,05-01-2015,10000000',
    '/organization/volt,/funding-round/2,seed,,31-12-2013,21271935000',
    '/organization/nobody,/funding-round/3,seed,,01-01-2014,5',
  ),
  'c.csv': file(
    acquisitionsHeader,
    '/organization/kelp,Kelpworks,,NOR,,,,/organization/giant,Giant Holdings,Retail,USA,NY,,New York,2015-07-23 00:00:00,2015-07,9000000,USD',
  ),
  'd.csv': file(
    investmentsHeader,
    'voltaro,Lantern Capital,2015-01-05,10000000',
    'Voltaro,Kelpworks,2015-01-05,10000000',
    'Voltaro,Lantern Capital,2012-01-01,1',
    'Nobody,Lantern Capital,2015-01-05,1',
  ),
};

test('companies have location, domain, markets, and totals of their rounds', async () => {
  const { database } = await importFiles(small);
  const company = await database.kysely
    .selectFrom('organizations')
    .selectAll()
    .where('permalink', '=', '/organization/volt')
    .executeTakeFirstOrThrow();
  expect(company).toMatchObject({
    source: 'crunchbase',
    name: 'Voltaro',
    domain: 'voltaro.example',
    city: 'Oakland',
    state_code: 'CA',
    country_code: 'USA',
    founded_on: '2009-05-01',
    category_list: ['Batteries', 'Clean Energy'],
    total_funding_usd: 21_281_935_000,
    funding_round_count: 2,
    last_funding_on: '2015-01-05',
  });
  const markets = await database.kysely.selectFrom('markets').selectAll().orderBy('id').execute();
  expect(markets.map(({ id, name, company_count }) => [id, name, company_count])).toEqual([
    ['tc3-batteries', 'Batteries', 1],
    ['tc3-clean-energy', 'Clean Energy', 2],
    ['tc3-retail', 'Retail', 1],
  ]);
});

test('omits a number in the state column', async () => {
  const { database } = await importFiles(small);
  const kelp = database.kysely.selectFrom('organizations').select(['state_code', 'country_code']);
  expect(await kelp.where('name', '=', 'Kelpworks').execute()).toEqual([{ state_code: null, country_code: 'NOR' }]);
});

test('creates an unknown acquirer from the acquisition, and links both companies', async () => {
  const { database, counts } = await importFiles(small);
  const { rows } = await sql`
    select acquirer.name as acquirer, acquirer.city, acquired.name as acquired, acquired_on, price, currency
    from acquisitions join organizations acquirer on acquirer.id = acquirer_id
      join organizations acquired on acquired.id = acquired_id
  `.execute(database.kysely);
  expect(rows).toEqual([
    {
      acquirer: 'Giant Holdings',
      city: 'New York',
      acquired: 'Kelpworks',
      acquired_on: '2015-07-23',
      price: 9_000_000,
      currency: 'USD',
    },
  ]);
  expect(counts['c.csv']).toMatchObject({ read: 1, created: 1 });
});

test('investors join the round of that day, link to companies of their name, and amounts are not summed', async () => {
  const { database, rejections } = await importFiles(small);
  const { rows } = await sql`
    select investors.name, organizations.name as company, funded_on, raised_usd
    from investments join investors on investors.id = investor_id
      join funding_rounds on funding_rounds.id = funding_round_id
      left join organizations on organizations.id = investors.organization_id
    order by investors.name
  `.execute(database.kysely);
  expect(rows).toEqual([
    { name: 'Kelpworks', company: 'Kelpworks', funded_on: '2015-01-05', raised_usd: 10_000_000 },
    { name: 'Lantern Capital', company: null, funded_on: '2015-01-05', raised_usd: 10_000_000 },
  ]);
  expect(rejections).toContain('"d.csv","4","row","the company has no round on that day"');
  expect(rejections).toContain('"d.csv","5","row","no company has this name"');
  expect(rejections).toContain('"b.csv","4","row","no company has this permalink"');
});

test('a second import creates nothing and updates only what has changed', async () => {
  const { database } = await importFiles(small);
  const again = await importFiles(small, { database });
  for (const counts of Object.values(again.counts)) {
    expect(counts).toMatchObject({ created: 0, updated: 0 });
  }
  const changed = { ...small, 'a.csv': small['a.csv'].replace('Oakland', 'Berkeley') };
  expect((await importFiles(changed, { database })).counts['a.csv']).toMatchObject({
    created: 0,
    updated: 1,
    unchanged: 1,
  });
});

test('recognizes files by their header, plain or gzipped, and names unknown ones', async () => {
  const { counts } = await importFiles({
    'packed.bin': gzipSync(small['a.csv']),
    'notes.md': '# Notes\n',
    'broken.csv.gz': Uint8Array.of(0x1f, 0x8b, 0, 0),
    'empty.csv': '',
  });
  expect(counts['packed.bin']).toMatchObject({ read: 2, created: 2 });
  expect(counts['notes.md']).toMatchObject({ read: 0 });
  expect(counts['broken.csv.gz']).toMatchObject({ read: 0 });
});

test('an interrupted import keeps its batches, and the next one completes it', async () => {
  // A hundred more than one batch.
  const lines = Array.from({ length: 2600 }, (_, index) =>
    buildCompanyLine(`/organization/n${index}`, `Name ${index}`),
  );
  const files = { 'many.csv': file(companiesHeader, ...lines) };
  const database = await openEmptyDatabase();
  const breaking = new Progress({ write: () => undefined });
  breaking.show = () => {
    throw new Error('killed');
  };
  await expect(importFiles(files, { database, progress: breaking })).rejects.toThrow('killed');
  const kept = await database.kysely.selectFrom('organizations').select('id').execute();
  expect(kept).toHaveLength(2500);

  expect((await importFiles(files, { database })).counts['many.csv']).toMatchObject({ created: 100, unchanged: 2500 });
});

test.for(['the world', 'the files'])(
  'imports beside the sample world, which keeps its companies and shares its markets, when %s came first',
  async (first) => {
    const world = storyWorld();
    const [own] = world.companies;
    const [market] = world.markets;
    const files = {
      'a.csv': file(
        companiesHeader,
        buildCompanyLine(own?.permalink ?? '', 'Somebody Else', { category_list: market?.name ?? '' }),
      ),
    };
    const database = await openEmptyDatabase();
    if (first === 'the world') await seedWorld(database, world);
    await importFiles(files, { database });
    if (first === 'the files') await seedWorld(database, world);

    const named = await database.kysely
      .selectFrom('organizations')
      .select('name')
      .where('permalink', '=', own?.permalink ?? '')
      .orderBy('name')
      .execute();
    expect(named.map(({ name }) => name).sort()).toEqual([own?.name, 'Somebody Else'].sort());
    const markets = database.kysely.selectFrom('markets').select('id');
    expect(await markets.where('name', '=', market?.name ?? '').execute()).toHaveLength(1);
  },
);
