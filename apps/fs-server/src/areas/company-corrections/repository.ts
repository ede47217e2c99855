import type { CompanyOverlay, MarketPatch } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import { refreshMarketFigures } from '../../database/marketFigures.ts';
import type { Tables } from '../../database/tables.ts';
import { correctableColumns } from '../companies/companyColumns.ts';
import { changeOverlay, type OverlayField, patchMarkets, type SourceFacts } from './rules.ts';

export interface Corrections {
  overlay: CompanyOverlay;
  patches: readonly MarketPatch[];
}

export interface StoredCorrections extends Corrections {
  /** The source's values of the fields that the overlay covers. */
  source: SourceFacts;
  /** The company's markets according to its source; null while none is patched. */
  sourceMarkets: readonly string[] | null;
  /** When the source last changed the company; null if unknown. */
  sourceChangedAt: Date | null;
}

const noCorrections: Corrections = { overlay: {}, patches: [] };

/** Reads a company's corrections. */
export async function findCorrections(kysely: Kysely<Tables>, companyId: string): Promise<Corrections> {
  return (await findStored(kysely, companyId)) ?? noCorrections;
}

/**
 * Changes a company's corrections in the caller's transaction. Also writes the company's row and markets, so that
 * searches, orders and counts need not know of corrections.
 */
export async function correctCompany(
  transaction: Kysely<Tables>,
  companyId: string,
  correct: (now: Corrections) => Corrections,
): Promise<Corrections> {
  const { updated_at, ...row } = await transaction
    .selectFrom('organizations')
    .select(correctableColumns satisfies readonly OverlayField[])
    .select('updated_at')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stored = (await findStored(transaction, companyId)) ?? {
    ...noCorrections,
    source: {},
    sourceMarkets: null,
    sourceChangedAt: updated_at,
    updatedAt: updated_at,
  };
  // A correction dates the row with its own time; a later one is that of an import.
  const sourceChangedAt = updated_at > stored.updatedAt ? updated_at : stored.sourceChangedAt;
  const next = correct(stored);

  const facts = changeOverlay(row, stored, next.overlay);
  if (Object.keys(facts.row).length > 0) {
    await transaction
      .updateTable('organizations')
      .set({ ...facts.row, updated_at: sql`now()` } as object)
      .where('id', '=', companyId)
      .execute();
  }
  if (facts.row.founded_on !== undefined) {
    await transaction
      .updateTable('organization_markets')
      .set({ founded_on: facts.row.founded_on })
      .where('organization_id', '=', companyId)
      .execute();
  }
  const sourceMarkets = await writePatches(transaction, companyId, stored, next.patches);
  await store(transaction, companyId, { ...next, source: facts.source, sourceMarkets, sourceChangedAt });
  return next;
}

/** Reapplies all corrections after an import, which writes the sources' values. */
export async function correctAll(kysely: Kysely<Tables>): Promise<void> {
  const companies = await kysely.selectFrom('company_corrections').select('organization_id').execute();
  for (const { organization_id } of companies) {
    await kysely.transaction().execute((transaction) => correctCompany(transaction, organization_id, (now) => now));
  }
}

/** Undefined for a company that was never corrected. */
export async function findStored(
  kysely: Kysely<Tables>,
  companyId: string,
): Promise<(StoredCorrections & { updatedAt: Date }) | undefined> {
  const row = await kysely
    .selectFrom('company_corrections')
    .select(['overlay', 'source', 'patches', 'source_markets', 'source_changed_at', 'updated_at'])
    .where('organization_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    source_markets: sourceMarkets,
    source_changed_at: sourceChangedAt,
    updated_at: updatedAt,
    ...corrections
  } = row;
  return { ...corrections, sourceMarkets, sourceChangedAt, updatedAt };
}

async function store(
  kysely: Kysely<Tables>,
  companyId: string,
  { sourceMarkets, sourceChangedAt, ...corrections }: StoredCorrections,
): Promise<void> {
  const row = {
    overlay: JSON.stringify(corrections.overlay),
    source: JSON.stringify(corrections.source),
    patches: JSON.stringify(corrections.patches),
    source_markets: sourceMarkets === null ? null : [...sourceMarkets],
    source_changed_at: sourceChangedAt,
  };
  await kysely
    .insertInto('company_corrections')
    .values({ organization_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute();
}

/** Writes the company's markets. Returns those of its source, or null when none is patched any more. */
async function writePatches(
  kysely: Kysely<Tables>,
  companyId: string,
  { patches, sourceMarkets }: Pick<StoredCorrections, 'patches' | 'sourceMarkets'>,
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
  // If the markets differ from the patched ones, they were imported since.
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
    const prominence = sql<number>`(select prominence from organizations where id = ${companyId})`;
    const founded_on = sql<string>`(select founded_on from organizations where id = ${companyId})`;
    const own = { organization_id: companyId, prominence, founded_on };
    await kysely
      .insertInto('organization_markets')
      .values(wanted.map((market_id, position) => ({ ...own, market_id, position })))
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
  await refreshMarketFigures(kysely, changed);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
