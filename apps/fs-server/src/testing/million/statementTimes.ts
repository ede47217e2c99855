import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What the statements of a database took since `reset`, planning included. */
export interface StatementTimes {
  reset(): Promise<void>;
  read(): Promise<{ milliseconds: number; statements: number }>;
  /** The statements that took most, with the milliseconds and the number of calls of each. */
  listCostliest(): Promise<{ query: string; milliseconds: number; calls: number }[]>;
}

const measured = sql`
  from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())
    and query not like '%pg_stat_statements%'
`;
const costliest = 4;

/** Null where PostgreSQL was started without `pg_stat_statements`. */
export async function openStatementTimes({ kysely }: Database): Promise<StatementTimes | null> {
  const { rows } = await sql<{ libraries: string }>`
    select current_setting('shared_preload_libraries') as libraries
  `.execute(kysely);
  if (!rows[0]?.libraries.includes('pg_stat_statements')) return null;
  await sql`create extension if not exists pg_stat_statements`.execute(kysely);
  return {
    reset: async () => {
      await sql`select pg_stat_statements_reset()`.execute(kysely);
    },
    read: async () => {
      const { rows: sums } = await sql<{ milliseconds: number; statements: number }>`
        select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as milliseconds,
          coalesce(sum(calls), 0)::int as statements
        ${measured}
      `.execute(kysely);
      return sums[0] ?? { milliseconds: 0, statements: 0 };
    },
    listCostliest: async () => {
      const { rows: statements } = await sql<{ query: string; milliseconds: number; calls: number }>`
        select query, total_exec_time + total_plan_time as milliseconds, calls::int ${measured}
        order by 2 desc limit ${costliest}
      `.execute(kysely);
      return statements;
    },
  };
}
