import { type CompanyMerge, limits, type MergePreview, mergeParts } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { namesOf } from '../staff/repository.ts';
import { type MergePair, movedTables } from './mergedTables.ts';
import { isSaid } from './moveRows.ts';

/** The companies that were merged into this one, the newest merge first. */
export async function listMerges(kysely: Kysely<Tables>, keptId: string): Promise<CompanyMerge[]> {
  const rows = await kysely
    .selectFrom('company_merges')
    .select(['merged_id', 'name', 'merged_by', 'merged_at'])
    .where('kept_id', '=', keptId)
    .orderBy('sequence', 'desc')
    .limit(limits.companyMerges)
    .execute();
  const names = await namesOf(
    kysely,
    rows.map(({ merged_by }) => `user:${merged_by}`),
  );
  return rows.map(({ merged_id, name, merged_by, merged_at }) => ({
    id: merged_id,
    name,
    by: names.get(`user:${merged_by}`) ?? null,
    at: merged_at.toISOString(),
  }));
}

/** The tables of each part. */
const tablesOf: Readonly<Record<MergePreview['parts'][number]['part'], string>> = {
  rounds: 'funding_rounds',
  investments: 'investors',
  acquisitions: 'acquisitions',
  articles: 'article_organizations',
  podcasts: 'podcast_organizations',
  people: 'positions',
  lists: 'watchlist_items',
};

/** What would follow a company, and what both have. Nothing is stored. */
export async function measureMerge(kysely: Kysely<Tables>, pair: MergePair): Promise<MergePreview['parts']> {
  const counts = new Map<string, { moves: number; both: number }>();
  for (const moved of movedTables) {
    const { rows } = await sql<{ all: number; both: number }>`
      select count(*)::integer as "all", (count(*) filter (where ${isSaid(moved, pair)}))::integer as both
      from ${sql.table(moved.table)} as own
        ${moved.table === 'investors' ? sql`join investments on investments.investor_id = own.id` : sql``}
      where ${sql.ref(`own.${moved.column}`)} = ${pair.mergedId}::uuid
    `.execute(kysely);
    const { all = 0, both = 0 } = rows[0] ?? {};
    const before = counts.get(moved.table) ?? { moves: 0, both: 0 };
    counts.set(moved.table, { moves: before.moves + all - both, both: before.both + both });
  }
  return mergeParts.map((part) => ({ part, ...(counts.get(tablesOf[part]) ?? { moves: 0, both: 0 }) }));
}
