import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { toSlug } from '../toSlug.ts';
import type { OrganizationRow } from './organizationRow.ts';

interface Membership {
  organization_id: string;
  market_id: string;
  slug: string;
  name: string;
  position: number;
}

/**
 * Creates the markets that companies have as categories, and makes these the companies' markets.
 * @returns The markets that companies have left or joined
 */
export async function writeMarkets(
  transaction: Kysely<Tables>,
  organizations: readonly Pick<OrganizationRow, 'id' | 'category_list'>[],
): Promise<string[]> {
  if (organizations.length === 0) {
    return [];
  }
  const memberships = organizations.flatMap(toMemberships);
  const markets = new Map(memberships.map(({ market_id: id, slug, name }) => [id, { id, slug, name }]));
  await sql`
    insert into markets (id, slug, name)
    select id, slug, name from json_to_recordset(${JSON.stringify([...markets.values()])}::json)
      as given(id text, slug text, name text)
    on conflict do nothing
  `.execute(transaction);
  const given = sql`json_to_recordset(${JSON.stringify(memberships)}::json)
    as given(organization_id uuid, market_id text, position integer)`;
  const { rows: left } = await sql<{ market_id: string }>`
    delete from organization_markets as old
    where organization_id = any(${organizations.map(({ id }) => id)}::uuid[]) and not exists (
      select from ${given} where given.organization_id = old.organization_id and given.market_id = old.market_id
    )
    returning market_id
  `.execute(transaction);
  const { rows: joined } = await sql<{ market_id: string }>`
    insert into organization_markets (organization_id, market_id, position, prominence, founded_on)
    select organization_id, market_id, position, prominence, founded_on from ${given}
      join organizations on organizations.id = organization_id
    where not exists (
      select from organization_markets as old
      where old.organization_id = given.organization_id and old.market_id = given.market_id
    )
    returning market_id
  `.execute(transaction);
  await sql`
    update organization_markets as old set position = given.position, founded_on = organizations.founded_on
    from ${given} join organizations on organizations.id = organization_id
    where old.organization_id = given.organization_id and old.market_id = given.market_id
      and (old.position, old.founded_on) is distinct from (given.position, organizations.founded_on)
  `.execute(transaction);
  return [...new Set([...left, ...joined].map(({ market_id }) => market_id))];
}

/** Categories that differ only in punctuation are one market. */
function toMemberships({ id, category_list: categories }: Pick<OrganizationRow, 'id' | 'category_list'>): Membership[] {
  const names = new Map<string, string>();
  for (const name of categories) {
    const slug = toSlug(name);
    if (slug !== '' && !names.has(slug)) {
      names.set(slug, name);
    }
  }
  return Array.from(names, ([slug, name], position) => ({
    organization_id: id,
    market_id: `tc3-${slug}`,
    slug,
    name,
    position,
  }));
}
