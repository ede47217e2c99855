import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { keepPlan } from './keptPlans.ts';

test('keeps the plan of a marked statement, and of no other', async () => {
  const { kysely, close } = await openTestDatabase();
  onTestFinished(close);
  const results: unknown[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    results.push((await sql`${keepPlan} select ${number}::int + 40 as kept`.execute(kysely)).rows[0]);
    await sql`select ${number}::int as planned`.execute(kysely);
  }
  expect(results).toEqual([41, 42, 43, 44, 45, 46, 47].map((kept) => ({ kept })));
  const { rows } = await sql<{ statement: string; generic_plans: number }>`
    select statement, generic_plans::int from pg_prepared_statements where statement ~ 'as (kept|planned)$'
  `.execute(kysely);
  expect(rows).toEqual([{ statement: expect.stringContaining('as kept'), generic_plans: 2 }]);
});

test('a marked statement that fails can be sent again', async () => {
  const { kysely, close } = await openTestDatabase();
  onTestFinished(close);
  const divide = (by: number) =>
    sql<{ quotient: number }>`${keepPlan} select 84 / ${by}::int as quotient`.execute(kysely);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ quotient: 42 }]);
});
