import { hasCapability, limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { containsName, startsWithName } from '../../database/nameMatch.ts';
import type { User } from '../../http/user.ts';

/**
 * The table of investments, limited by the user's plan. No other module may read the table for users (checks/plans), so
 * that the limit applies to every path, date range, order and page.
 */

export interface InvestmentRow {
  /** The investor: an organization's id, or a person's. */
  owner_id: string;
  funding_round_id: string;
  investor_id: string;
  is_lead: boolean;
}

/** Which investments of one company or person a user may see: all, or only the latest (decision AMB-098). */
export type InvestmentScope = 'all' | 'latest';

export function investmentScopeOf({ groups }: Pick<User, 'groups'>): InvestmentScope {
  return hasCapability(groups, 'advancedProfiles') ? 'all' : 'latest';
}

/**
 * Selects the rounds in which companies invested, as a table: each round once, even if a company invested under several
 * names. The latest rounds of a company are the same on every path.
 * @param companies A list in parentheses, or a subquery.
 */
export function investmentsOf(scope: InvestmentScope, companies: RawBuilder<unknown>): RawBuilder<InvestmentRow> {
  return roundsPaidBy('organization_id', scope, companies);
}

/** Like `investmentsOf`, for people who invest their own money. */
export function investmentsOfPeople(scope: InvestmentScope, people: RawBuilder<unknown>): RawBuilder<InvestmentRow> {
  return roundsPaidBy('person_id', scope, people);
}

function roundsPaidBy(
  owner: 'organization_id' | 'person_id',
  scope: InvestmentScope,
  owners: RawBuilder<unknown>,
): RawBuilder<InvestmentRow> {
  const id = sql.ref(owner);
  return sql`(
    select ${id} as owner_id, funding_round_id, investor_id, is_lead from investments_in_order
    where ${id} in ${owners} and ${scope === 'all' ? sql`true` : sql`place <= ${limits.latestInvestments}::int`}
  )`;
}

/**
 * Selects the ids of the rounds with an investor whose name contains the text: of companies and people
 * only those that the user may see, because a search by investor lists investments.
 */
export function roundsOfInvestors(scope: InvestmentScope, text: string): RawBuilder<unknown> {
  const isNamed = (text.length < limits.searchLetters ? startsWithName : containsName)('search_name', text);
  return sql`(
    select funding_round_id
    from ${investmentsOf(scope, sql`(select organization_id from investors where ${isNamed})`)} as paid
    union all
    select funding_round_id
    from ${investmentsOfPeople(scope, sql`(select person_id from investors where ${isNamed})`)} as paid
    union all
    select funding_round_id from investments join investors on investors.id = investor_id
    where organization_id is null and person_id is null and ${isNamed}
  )`;
}

/** Selects the investors of rounds, as a table. All plans include them. */
export const roundInvestors: RawBuilder<Omit<InvestmentRow, 'owner_id'>> = sql`investments`;
