import type { CompanyColumns } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import { listsOfCompanies } from '../watchlists/reads/listsOfCompanies.ts';
import { findDomainAuthorities, findFollowers } from './reach.ts';

const noLists = { total: 0, first: [] };
const unmeasured = { domain_authority: null, is_domain_authority_withheld: false };

/** What optional columns of a table show of these companies. Unknown ones are left out. */
export async function listCompanyColumns(
  database: Database,
  user: User,
  ids: readonly string[],
): Promise<CompanyColumns[]> {
  if (ids.length === 0) return [];
  const [found, lists, authorities, followers] = await Promise.all([
    database.kysely.selectFrom('organizations').select('id').where('id', 'in', ids).execute(),
    listsOfCompanies(database, user, ids),
    findDomainAuthorities(database, user, ids),
    findFollowers(database, ids),
  ]);
  const known = new Set(found.map(({ id }) => id));
  return ids
    .filter((id) => known.has(id))
    .map((id) => ({
      id,
      watchlists: lists.get(id) ?? noLists,
      ...(authorities.get(id) ?? unmeasured),
      followers: followers.get(id) ?? null,
    }));
}
