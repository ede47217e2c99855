import { expect, test } from 'vitest';
import { mergeCompany, undoMerge } from '../areas/company-merges/mergeCompanies.ts';
import { importedCompanyId } from './ids.ts';
import {
  buildCompanyLine,
  companiesHeader,
  file,
  importFiles,
  openEmptyDatabase,
  roundsHeader,
} from './testing/importFiles.ts';

test('[XADMIN-036] an import does not restore a merged company, and its rounds go to the kept one', async () => {
  const database = await openEmptyDatabase();
  const { kysely } = database;
  const companies = file(
    companiesHeader,
    buildCompanyLine('/organization/volt', 'Voltaro'),
    buildCompanyLine('/organization/volt-2', 'Voltaro Inc'),
  );
  const same = 'seed,,01-02-2014,1';
  const rounds = [`/organization/volt,/funding-round/1,${same}`, `/organization/volt-2,/funding-round/2,${same}`];
  await importFiles({ 'a.csv': companies, 'b.csv': file(roundsHeader, ...rounds) }, { database });
  const keptId = importedCompanyId('/organization/volt');
  const mergedId = importedCompanyId('/organization/volt-2');
  await kysely.transaction().execute((transaction) => mergeCompany(transaction, { mergedId, keptId }, null));

  const stored = () =>
    kysely
      .selectFrom('organizations')
      .select(['name', 'funding_round_count', 'total_funding_usd'])
      .orderBy('name')
      .execute();
  expect(await stored()).toEqual([{ name: 'Voltaro', funding_round_count: 1, total_funding_usd: 1 }]);
  const later = '/organization/volt-2,/funding-round/3,seed,,01-02-2015,5';
  await importFiles({ 'a.csv': companies, 'b.csv': file(roundsHeader, ...rounds, later) }, { database });
  expect(await stored()).toEqual([{ name: 'Voltaro', funding_round_count: 2, total_funding_usd: 6 }]);

  await kysely.transaction().execute((transaction) => undoMerge(transaction, mergedId));
  const files = { 'a.csv': companies, 'b.csv': file(roundsHeader, ...rounds, later) };
  await importFiles(files, { database });
  expect(await stored()).toEqual([
    { name: 'Voltaro', funding_round_count: 1, total_funding_usd: 1 },
    { name: 'Voltaro Inc', funding_round_count: 2, total_funding_usd: 6 },
  ]);
});
