import { hasCapability, limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { User } from '../../http/user.ts';

/**
 * The one place that reads the table of investments for users (checks/plans). What a plan withholds is withheld here,
 * so that it makes no difference by which path someone asks, from which day, in which order or page by page.
 */

export interface InvestmentRow {
  organization_id: string;
  funding_round_id: string;
  investor_id: string;
}

/** Which investments of one company a user may have: all, or the latest alone (decision AMB-098). */
export type InvestmentScope = 'all' | 'latest';

export function investmentScopeOf({ groups }: Pick<User, 'groups'>): InvestmentScope {
  return hasCapability(groups, 'advancedProfiles') ? 'all' : 'latest';
}

/**
 * The rounds in which companies took part, as a table: each once, whatever names a company invests under. The latest
 * of one company are the same on every path.
 * @param companies A list in brackets, or a subquery.
 */
export function investmentsOf(scope: InvestmentScope, companies: RawBuilder<unknown>): RawBuilder<InvestmentRow> {
  return sql`(
    select organization_id, funding_round_id, investor_id from (
      select investors.organization_id, funding_rounds.id as funding_round_id, min(investors.id) as investor_id,
        row_number() over (
          partition by investors.organization_id order by funding_rounds.funded_on desc, funding_rounds.id
        ) as place
      from investors
        join investments on investments.investor_id = investors.id
        join funding_rounds on funding_rounds.id = investments.funding_round_id
      where investors.organization_id in ${companies}
      group by investors.organization_id, funding_rounds.id
    ) as ranked
    where ${scope === 'all' ? sql`true` : sql`place <= ${limits.latestInvestments}::int`}
  )`;
}

/** Who took part in which round, as a table: a round's own investors are in every plan. */
export const roundInvestors: RawBuilder<Omit<InvestmentRow, 'organization_id'>> = sql`investments`;
