import {
  type CompanyCard,
  type CompanyCorrections,
  type Correction,
  limits,
  type MarketPatch,
  type MarketPatchEffect,
} from '@fs/api-contract';
import { overlayFields } from '@fs/api-contract/schemas';
import type { Kysely } from 'kysely';
import type { AuditFacts } from '../../audit/audit.ts';
import type { Tables } from '../../database/tables.ts';
import { namesOf } from '../staff/repository.ts';
import { findStored } from './repository.ts';
import { patchMarkets, withPatch } from './rules.ts';

/** A company's facts beside those of its source, its markets, and who changed what. */
export async function describeCorrections(
  kysely: Kysely<Tables>,
  organization: CompanyCard,
): Promise<CompanyCorrections> {
  const [{ updated_at, ...row }, stored, current, said] = await Promise.all([
    kysely
      .selectFrom('organizations')
      .select(overlayFields)
      .select('updated_at')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
    findStored(kysely, organization.id),
    currentMarkets(kysely, organization.id),
    kysely
      .selectFrom('company_facts')
      .select(['field', 'value', 'as_of'])
      .where('organization_id', '=', organization.id)
      .orderBy('as_of', 'desc')
      .execute(),
  ]);
  const changedAt = stored ? stored.sourceChangedAt : updated_at;
  const patches = stored?.patches ?? [];
  const ids = [...new Set([...(stored?.sourceMarkets ?? current), ...current])];
  const markets = await readMarkets(kysely, [...ids, ...patches.map(({ market_id }) => market_id)]);
  return {
    organization,
    facts: overlayFields.map((field) => {
      const isCorrected = stored?.overlay[field] !== undefined;
      const value = row[field];
      const source = isCorrected ? (stored.source[field] ?? null) : value;
      // The latest source that says so. Otherwise, that of the whole company.
      const known = said.find((fact) => fact.field === field && fact.value === source);
      const as_of = known?.as_of ?? changedAt?.toISOString().slice(0, 10) ?? null;
      return { field, value, is_corrected: isCorrected, source, as_of };
    }),
    markets: markets.map((market) => ({
      ...market,
      op: patches.find(({ market_id }) => market_id === market.id)?.op ?? null,
    })),
    history: await readHistory(kysely, organization.id),
    updated_at: stored?.updatedAt.toISOString() ?? null,
  };
}

/** What a patch would change in its market, without storing it. */
export async function measurePatch(
  kysely: Kysely<Tables>,
  companyId: string,
  patch: MarketPatch,
): Promise<MarketPatchEffect> {
  const [stored, current, company, market] = await Promise.all([
    findStored(kysely, companyId),
    currentMarkets(kysely, companyId),
    kysely
      .selectFrom('organizations')
      .select('total_funding_usd')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow(),
    kysely
      .selectFrom('markets')
      .select(['name', 'company_count', 'total_funding_usd'])
      .where('id', '=', patch.market_id)
      .executeTakeFirstOrThrow(),
  ]);
  const patches = withPatch(stored?.patches ?? [], patch) ?? [];
  const next = patchMarkets(stored?.sourceMarkets ?? current, patches);
  const difference = Number(next.includes(patch.market_id)) - Number(current.includes(patch.market_id));
  const funding = Number(market.total_funding_usd);
  return {
    name: market.name,
    companies: { before: market.company_count, after: market.company_count + difference },
    total_funding_usd: { before: funding, after: funding + difference * Number(company.total_funding_usd ?? 0) },
  };
}

async function currentMarkets(kysely: Kysely<Tables>, companyId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('organization_markets')
    .select('market_id')
    .where('organization_id', '=', companyId)
    .orderBy('position')
    .execute();
  return rows.map(({ market_id }) => market_id);
}

/** In the order of the ids. */
async function readMarkets(kysely: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('markets')
    .select(['id', 'name', 'company_count'])
    .where('id', 'in', ids)
    .execute();
  return [...new Set(ids)].flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function readHistory(kysely: Kysely<Tables>, companyId: string): Promise<Correction[]> {
  const rows = await kysely
    .selectFrom('audit_events')
    .select(['at', 'actor', 'facts'])
    .where('subject', '=', `company:${companyId}`)
    .where('action', '=', 'company.corrected')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.correctionHistory)
    .execute();
  const names = await namesOf(
    kysely,
    rows.map(({ actor }) => actor),
  );
  const markets = await readMarkets(
    kysely,
    rows.flatMap(({ facts }) => (typeof facts.market === 'string' ? [facts.market] : [])),
  );
  return rows.map(({ at, actor, facts }) => ({
    at: at.toISOString(),
    by: names.get(actor) ?? null,
    set: overlayFields.flatMap((field) => {
      const value = facts[field];
      return typeof value === 'string' || value === null ? [{ field, value }] : [];
    }),
    reset: overlayFields.filter((field) => Array.isArray(facts.reset) && facts.reset.includes(field)),
    market: toMarket(facts, markets),
  }));
}

function toMarket({ market, op }: AuditFacts, known: readonly { id: string; name: string }[]): Correction['market'] {
  if (typeof market !== 'string' || (op !== 'add' && op !== 'remove' && op !== 'source')) return null;
  return { name: known.find(({ id }) => id === market)?.name ?? market, op };
}
