import { expect, test } from 'vitest';
import { buildCompanyLine, companiesHeader, file, importFiles, roundsHeader } from './testing/importFiles.ts';

const hostileNames = [
  'XSS<img src=x onerror=prompt("1")>',
  "=cmd|'/c calc'!A1",
  '+1',
  '-1',
  '@Pay',
  '#fame',
  'N/A',
  '42',
  '(THE) ONE of THEM,Inc.',
  "'; drop table organizations; --",
  '{{constructor.constructor("return process")()}}',
  'Two\nlines',
];

test('stores hostile names as plain text', async () => {
  const lines = hostileNames.map((name, index) => buildCompanyLine(`/organization/h${index}`, name));
  const { database, counts } = await importFiles({ 'a.csv': file(companiesHeader, ...lines) });
  expect(counts['a.csv']).toMatchObject({ created: hostileNames.length, rejected: 0 });
  const stored = await database.kysely.selectFrom('organizations').select('name').execute();
  expect(stored.map(({ name }) => name).sort()).toEqual(hostileNames.map((name) => name.replace('\n', ' ')).sort());
});

test('imports a company without an impossible fact, which the file of rejected rows lists', async () => {
  const { database, counts, rejections } = await importFiles({
    'a.csv': file(
      companiesHeader,
      buildCompanyLine('/organization/future', 'Future', {
        founded_at: '2914-01-01',
        homepage_url: 'http://under construction',
      }),
      buildCompanyLine('/organization/past', 'Past', { founded_at: '1015-01-30' }),
    ),
  });
  expect(counts['a.csv']).toMatchObject({ created: 2, rejected: 0, omitted: 3 });
  expect(rejections.split('\r\n')).toEqual([
    '"file","line","left_out","reason","written"',
    '"a.csv","2","fact","homepage_url isn’t a web address","http://under construction"',
    '"a.csv","2","fact","founded_at must be a date between 1500-01-01 and 2026-11-20","2914-01-01"',
    '"a.csv","3","fact","founded_at must be a date between 1500-01-01 and 2026-11-20","1015-01-30"',
    '',
  ]);
  const stored = await database.kysely.selectFrom('organizations').select(['name', 'founded_on']).execute();
  expect(stored).toContainEqual({ name: 'Future', founded_on: null });
});

test('rejects unparsable rows with their line, and imports the rows after them', async () => {
  const { counts, rejections } = await importFiles({
    'a.csv': file(
      companiesHeader,
      buildCompanyLine('/organization/lines', 'Line\nafter\nline'),
      '/organization/short,Too short',
      buildCompanyLine('', 'No permalink'),
      buildCompanyLine('/organization/nameless', ''),
      buildCompanyLine('/organization/lines', 'Again'),
      buildCompanyLine('/organization/long', 'x'.repeat(301)),
      buildCompanyLine('/organization/last', 'Last'),
    ),
  });
  expect(counts['a.csv']).toMatchObject({ read: 7, created: 2, rejected: 4, unparsed: 1 });
  expect(rejections).toContain(
    '"a.csv","5","unparsed","has 2 cells where the header has 14","/organization/short,Too short"',
  );
  expect(rejections).toContain('"a.csv","6","row","permalink is empty"');
  expect(rejections).toContain('"a.csv","7","row","name is empty"');
  expect(rejections).toContain('"a.csv","8","row","duplicate permalink"');
  expect(rejections).toContain('"a.csv","9","row","name is longer than 300 characters"');
});

test('omits impossible amounts from rounds', async () => {
  const { database, counts } = await importFiles({
    'a.csv': file(companiesHeader, buildCompanyLine('/organization/one', 'One')),
    'b.csv': file(
      roundsHeader,
      '/organization/one,/funding-round/1,seed,,01-02-2014,9223372036854775808',
      '/organization/one,/funding-round/2,seed,,02-02-2014,1000.6',
      '/organization/one,/funding-round/3,seed,,30-02-2014,1000',
    ),
  });
  expect(counts['b.csv']).toMatchObject({ created: 2, rejected: 1, omitted: 1 });
  const rounds = database.kysely.selectFrom('funding_rounds').select('raised_usd').orderBy('funded_on');
  expect(await rounds.execute()).toEqual([{ raised_usd: null }, { raised_usd: 1001 }]);
});
