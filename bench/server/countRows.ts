import type { Database } from '../../apps/fs-server/src/database/database.ts';

/** How many rows there are of what the calls read. */
export async function countRows({ kysely }: Database): Promise<string> {
  const tables = [
    'organizations',
    'markets',
    'organization_markets',
    'funding_rounds',
    'investments',
    'acquisitions',
    'articles',
    'article_organizations',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow();
      return `${table} ${Number(rows).toLocaleString('en')}`;
    }),
  );
  return `Rows: ${counts.join(', ')}.`;
}
