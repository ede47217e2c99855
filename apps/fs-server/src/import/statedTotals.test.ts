import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { buildCompanyLine, companiesHeader, file, importFiles } from './testing/importFiles.ts';

const companiesWith = (...totals: readonly string[]) => ({
  'a.csv': file(
    companiesHeader,
    ...totals.map((funding_total_usd, index) =>
      buildCompanyLine(`/organization/co-${index}`, `Company ${index}`, { funding_total_usd }),
    ),
  ),
});

const statedTotals = ({ kysely }: Database) =>
  kysely
    .selectFrom('company_facts')
    .innerJoin('organizations', 'organizations.id', 'organization_id')
    .select(['name', 'field', 'company_facts.source', 'value'])
    .orderBy('name')
    .execute();

test('[XCOMPANY-028] what a file says a company raised is a fact of its source; unknown and damaged totals are none', async () => {
  const { database, rejections } = await importFiles(companiesWith('2500000.4', '-', 'lots', '1,100,000'));
  const fact = { field: 'total_funding_usd', source: 'Crunchbase' };
  expect(await statedTotals(database)).toEqual([
    { name: 'Company 0', ...fact, value: '2500000' },
    { name: 'Company 3', ...fact, value: '1100000' },
  ]);
  expect(rejections).toContain('isn’t a valid amount');
});

test('a total that changes or goes updates its company', async () => {
  const { database } = await importFiles(companiesWith('2500000', '1100000', '700000'));
  const { counts } = await importFiles(companiesWith('2600000', '-', '700000'), { database });
  expect(counts['a.csv']).toMatchObject({ created: 0, updated: 2, unchanged: 1 });
  expect((await statedTotals(database)).map(({ value }) => value)).toEqual(['2600000', '700000']);
});
