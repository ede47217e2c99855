import { expect, test } from 'vitest';
import { CompanyIds } from './CompanyIds.ts';
import { importedCompanyId } from './ids.ts';
import {
  buildCompanyLine,
  companiesHeader,
  file,
  importFiles,
  openEmptyDatabase,
  roundsHeader,
} from './testing/importFiles.ts';

test('a company has one id regardless of the form and case of its permalink', () => {
  const ids = new CompanyIds();
  const forms = ['/organization/volt', '/company/volt', '/ORGANIZATION/Volt', '/Company/VOLT'];
  expect(new Set(forms.map((form) => ids.identify(form).id))).toEqual(
    new Set([importedCompanyId('/organization/volt')]),
  );
  expect(ids.identify('/person/volt').id).not.toBe(ids.identify('/organization/volt').id);
});

test('rows under both forms of a permalink belong to one company', async () => {
  const { database, counts } = await importFiles({
    'a.csv': file(
      companiesHeader,
      buildCompanyLine('/company/volt', 'Voltaro'),
      buildCompanyLine('/organization/volt', 'Again'),
    ),
    'b.csv': file(
      roundsHeader,
      '/organization/volt,/funding-round/1,seed,,01-02-2014,1',
      '/COMPANY/volt,/funding-round/2,seed,,02-02-2014,1',
    ),
  });
  expect(counts['a.csv']).toMatchObject({ created: 1, rejected: 1 });
  expect(counts['b.csv']).toMatchObject({ created: 2 });
  const stored = await database.kysely
    .selectFrom('organizations')
    .select(['permalink', 'funding_round_count'])
    .execute();
  expect(stored).toEqual([{ permalink: '/organization/volt', funding_round_count: 2 }]);
});

test('a company stored under the older form keeps its id across imports', async () => {
  const database = await openEmptyDatabase();
  const older = importedCompanyId('/company/volt');
  const company = { id: older, source: 'crunchbase', permalink: '/company/volt', name: 'Volt' };
  await database.kysely.insertInto('organizations').values(company).execute();
  const files = {
    'a.csv': file(companiesHeader, buildCompanyLine('/organization/volt', 'Voltaro')),
    'b.csv': file(roundsHeader, '/organization/volt,/funding-round/1,seed,,01-02-2014,1'),
  };
  expect((await importFiles(files, { database })).counts).toMatchObject({
    'a.csv': { created: 0, updated: 1 },
    'b.csv': { created: 1 },
  });
  const again = await importFiles(
    { ...files, 'c.csv': files['a.csv'].replace('/organization/', '/company/') },
    { database },
  );
  expect(again.counts).toMatchObject({
    'a.csv': { unchanged: 1 },
    'b.csv': { unchanged: 1 },
    'c.csv': { unchanged: 1 },
  });
  const stored = await database.kysely.selectFrom('organizations').select(['id', 'name', 'permalink']).execute();
  expect(stored).toEqual([{ id: older, name: 'Voltaro', permalink: '/company/volt' }]);
});
