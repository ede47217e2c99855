import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startPostgresServer } from '../testing/postgresServer.ts';
import {
  acquisitionsHeader,
  buildCompanyLine,
  companiesHeader,
  file,
  importFiles,
  investmentsHeader,
  roundsHeader,
} from './testing/importFiles.ts';

const files = {
  'a.csv': file(companiesHeader, buildCompanyLine('/organization/volt', 'Voltaro', { category_list: 'Batteries' })),
  'b.csv': file(roundsHeader, '/ORGANIZATION/VOLT,/funding-round/1,venture,A,05-01-2015,10000000'),
  'c.csv': file(
    acquisitionsHeader,
    '/organization/volt,Voltaro,,,,,,/organization/giant,Giant Holdings,Retail,USA,NY,,New York,2015-07-23,2015-07,,USD',
  ),
  'd.csv': file(investmentsHeader, 'voltaro,Giant Holdings,2015-01-05,10000000'),
  'e.csv': file('time,tag,author,title', '2016-09-21 05:46:31,Media,Ann Lee,What Voltaro does with batteries'),
};

const found = await startPostgresServer();

test.skipIf(found.server === null)(
  'a PostgreSQL server accepts the same import, and a second one creates nothing',
  async () => {
    const url = await found.server?.createDatabase();
    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(async () => {
      await database.close();
      await found.server?.stop();
    });

    const first = await importFiles(files, { database });
    expect(Object.values(first.counts).map(({ created }) => created)).toEqual([1, 1, 1, 1, 1]);
    const [link] = await database.kysely.selectFrom('article_organizations').selectAll().execute();
    expect(link).toMatchObject({ position: 0 });
    const [company] = await database.kysely
      .selectFrom('organizations')
      .selectAll()
      .where('name', '=', 'Voltaro')
      .execute();
    expect(company).toMatchObject({ total_funding_usd: 10_000_000, funding_round_count: 1 });

    const again = await importFiles(files, { database });
    expect(Object.values(again.counts).map(({ created, updated, unchanged }) => [created, updated, unchanged])).toEqual(
      Array.from({ length: 5 }, () => [0, 0, 1]),
    );
  },
);
