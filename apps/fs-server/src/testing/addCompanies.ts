import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deferIndexes } from '../database/deferredIndexes.ts';

/**
 * Inserts this many companies in one statement, which takes seconds for tens of thousands instead of an import's
 * minutes. The name of every thousandth looks like a formula (`=Sum 3000`); the others share seven thousand names with
 * quotes and a comma (`Quay "12", Ltd`). Indexes are created when the database is opened next.
 */
export async function addCompanies(database: Database, count: number): Promise<void> {
  await deferIndexes(database, ['organizations'], []);
  await sql`
    insert into organizations (id, permalink, name, city, country_code, founded_on)
    select
      ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid,
      'added-' || place,
      case when place % 1000 = 0 then '=Sum ' || place else 'Quay "' || place % 7000 || '", Ltd' end,
      (array['Seattle', 'Hamburg', 'Valencia'])[place % 3 + 1],
      (array['USA', 'DEU', 'ESP'])[place % 3 + 1],
      make_date(2010 + place % 10, 3, 1)
    from generate_series(1, ${count}::int) as place
  `.execute(database.kysely);
}
