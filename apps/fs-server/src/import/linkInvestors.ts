import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ImportScope, Touched } from './ImportScope.ts';

/**
 * Links imported investors to companies: those whose name exactly one imported company has, ignoring case. Keeps people,
 * and firms that a permalink named. The name of a merged company is that of the one it was merged into.
 * @returns The investors, and the companies that have become or ceased to be one.
 */
export async function linkInvestors(
  kysely: Kysely<Tables>,
  { isWhole, investors, companies }: ImportScope,
): Promise<Touched> {
  const isAffected = isWhole
    ? sql`true`
    : sql`(investors.id = any(${[...investors]}::text[]) or investors.search_name in (
        select search_name from organizations where id = any(${[...companies]}::uuid[])
      ))`;
  const { rows } = await sql<{ id: string; former: string | null; current: string | null }>`
    update investors set organization_id = matches.organization_id
    from (
      select investors.id, investors.organization_id as former,
        case when count(distinct organizations.id) = 1 then min(organizations.id::text)::uuid end as organization_id
      from investors
        left join (
          select id, name, search_name, source from organizations
          union all
          select kept_company(merged_id), name, lower(f_unaccent(name)), source from company_merges
        ) as organizations on organizations.search_name = investors.search_name
          and lower(organizations.name) = lower(investors.name) and organizations.source is not null
      where investors.source is not null and investors.person_id is null and not exists (
        select from organizations as firm where firm.id = investors.organization_id and firm.kind = 'investor'
      ) and ${isAffected}
      group by investors.id
    ) as matches
    where matches.id = investors.id and investors.organization_id is distinct from matches.organization_id
    returning matches.id, matches.former, matches.organization_id as current
  `.execute(kysely);
  return {
    companies: rows.flatMap(({ former, current }) => [former ?? [], current ?? []].flat()),
    investors: rows.map(({ id }) => id),
  };
}
