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
 * Creates the markets that companies have as categories, and replaces the companies' markets by these.
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
  const left = await transaction
    .deleteFrom('organization_markets')
    .where(sql<boolean>`organization_id = any(${organizations.map(({ id }) => id)}::uuid[])`)
    .returning('market_id')
    .execute();
  await sql`
    insert into organization_markets (organization_id, market_id, position, prominence, founded_on)
    select organization_id, market_id, position, prominence, founded_on from json_to_recordset(${JSON.stringify(memberships)}::json)
      as given(organization_id uuid, market_id text, position integer)
      join organizations on organizations.id = organization_id
  `.execute(transaction);
  return [...new Set([...left.map(({ market_id }) => market_id), ...markets.keys()])];
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
