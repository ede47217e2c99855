import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Links imported investors to companies: those whose name exactly one imported company has, ignoring case. Keeps people,
 * and firms that a permalink named. The name of a merged company is that of the one it was merged into.
 */
export async function linkInvestors(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    update investors set organization_id = matches.organization_id
    from (
      select investors.id, case when count(distinct organizations.id) = 1 then min(organizations.id::text)::uuid end
        as organization_id
      from investors
        left join (
          select id, name, search_name, source from organizations
          union all
          select kept_company(merged_id), name, lower(f_unaccent(name)), source from company_merges
        ) as organizations on organizations.search_name = investors.search_name
          and lower(organizations.name) = lower(investors.name) and organizations.source is not null
      where investors.source is not null and investors.person_id is null and not exists (
        select from organizations as firm where firm.id = investors.organization_id and firm.kind = 'investor'
      )
      group by investors.id
    ) as matches
    where matches.id = investors.id and investors.organization_id is distinct from matches.organization_id
  `.execute(kysely);
}
