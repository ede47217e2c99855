import type { CompanyOverlay, MarketPatch } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { correctableColumns } from '../companies/companyColumns.ts';
import { changeOverlay, type OverlayField, patchMarkets, type SourceFacts } from './rules.ts';

export interface Corrections {
  overlay: CompanyOverlay;
  patches: readonly MarketPatch[];
}

interface Kept extends Corrections {
  /** What the company's source says of the fields that the overlay covers. */
  source: SourceFacts;
  /** The company's markets as its source has them; null while none is patched. */
  sourceMarkets: readonly string[] | null;
}

const nothing: Kept = { overlay: {}, source: {}, patches: [], sourceMarkets: null };

/** What was set right about a company. */
export async function findCorrections(kysely: Kysely<Tables>, companyId: string): Promise<Corrections> {
  return (await findKept(kysely, companyId)) ?? nothing;
}

/**
 * Makes the company what `correct` makes of its corrections, in the caller's transaction: its row and its markets are
 * written, so that every search, order and count is right without knowing of corrections.
 */
export async function correctCompany(
  transaction: Kysely<Tables>,
  companyId: string,
  correct: (now: Corrections) => Corrections,
): Promise<Corrections> {
  const row = await transaction
    .selectFrom('organizations')
    .select(correctableColumns satisfies readonly OverlayField[])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const kept = (await findKept(transaction, companyId)) ?? nothing;
  const next = correct(kept);

  const facts = changeOverlay(row, kept, next.overlay);
  if (Object.keys(facts.row).length > 0) {
    await transaction
      .updateTable('organizations')
      .set({ ...facts.row, updated_at: sql`now()` } as object)
      .where('id', '=', companyId)
      .execute();
  }
  const sourceMarkets = await patch(transaction, companyId, kept, next.patches);
  await keep(transaction, companyId, { ...next, source: facts.source, sourceMarkets });
  return next;
}

/** After an import, which writes what sources say: every company is again as it was set right. */
export async function correctAll(kysely: Kysely<Tables>): Promise<void> {
  const companies = await kysely.selectFrom('company_corrections').select('organization_id').execute();
  for (const { organization_id } of companies) {
    await kysely.transaction().execute((transaction) => correctCompany(transaction, organization_id, (now) => now));
  }
}

async function findKept(kysely: Kysely<Tables>, companyId: string): Promise<Kept | undefined> {
  const row = await kysely
    .selectFrom('company_corrections')
    .select(['overlay', 'source', 'patches', 'source_markets'])
    .where('organization_id', '=', companyId)
    .executeTakeFirst();
  return row && { overlay: row.overlay, source: row.source, patches: row.patches, sourceMarkets: row.source_markets };
}

async function keep(kysely: Kysely<Tables>, companyId: string, { sourceMarkets, ...kept }: Kept): Promise<void> {
  const row = {
    overlay: JSON.stringify(kept.overlay),
    source: JSON.stringify(kept.source),
    patches: JSON.stringify(kept.patches),
    source_markets: sourceMarkets === null ? null : [...sourceMarkets],
  };
  await kysely
    .insertInto('company_corrections')
    .values({ organization_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute();
}

/** Writes the company's markets; gives those of its source, or null where none is patched any more. */
async function patch(
  kysely: Kysely<Tables>,
  companyId: string,
  { patches, sourceMarkets }: Kept,
  next: readonly MarketPatch[],
): Promise<readonly string[] | null> {
  if (patches.length === 0 && next.length === 0) return null;
  const rows = await kysely
    .selectFrom('organization_markets')
    .select('market_id')
    .where('organization_id', '=', companyId)
    .orderBy('position')
    .execute();
  const current = rows.map(({ market_id }) => market_id);
  // Markets that are not as they were patched were imported since.
  const source = sourceMarkets && isSame(current, patchMarkets(sourceMarkets, patches)) ? sourceMarkets : current;
  const wanted = patchMarkets(source, next);
  if (!isSame(current, wanted)) await writeMarkets(kysely, companyId, current, wanted);
  return next.length === 0 ? null : source;
}

async function writeMarkets(
  kysely: Kysely<Tables>,
  companyId: string,
  current: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  await kysely.deleteFrom('organization_markets').where('organization_id', '=', companyId).execute();
  if (wanted.length > 0) {
    await kysely
      .insertInto('organization_markets')
      .values(wanted.map((market_id, position) => ({ organization_id: companyId, market_id, position })))
      .execute();
  }
  await sql`
    update organizations set first_market = (select search_name from markets where id = ${wanted[0] ?? null})
    where id = ${companyId}
  `.execute(kysely);
  const changed = [...current, ...wanted].filter((id) => current.includes(id) !== wanted.includes(id));
  await sql`
    update markets set (company_count, total_funding_usd) = (
      select count(*)::integer, coalesce(sum(organizations.total_funding_usd), 0)::bigint
      from organization_markets join organizations on organizations.id = organization_id
      where market_id = markets.id
    ) where id = any(${changed}::text[])
  `.execute(kysely);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
