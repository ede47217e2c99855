import { limits, type PersonOverview, type PersonSummary, type Position } from '@fs/api-contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { companyCard, lastRound } from '../companies/companyColumns.ts';
import { dealColumns } from '../funding/dealColumns.ts';
import { type InvestmentScope, investmentsOf, investmentsOfPeople } from '../funding/investments.ts';
import { sumInvesting } from '../funding/repository.ts';

interface FoundPerson extends Pick<PersonOverview, 'first_name' | 'id' | 'last_name' | 'organization' | 'title'> {
  search_name: string;
}

/** The person with their main position; undefined for an unknown id. */
export function findPerson({ kysely }: Database, id: string): Promise<FoundPerson | undefined> {
  return withMainPosition(kysely.selectFrom('people'))
    .select([
      'people.id',
      'people.first_name',
      'people.last_name',
      'people.search_name',
      'positions.title',
      sql<PersonOverview['organization']>`case when organizations.id is not null then
        ${companyCard('organizations')} || jsonb_build_object(
          'last_round', ${lastRound}, 'last_funding_on', last_funding_on, 'total_funding_usd', total_funding_usd
        ) end`.as('organization'),
    ])
    .where('people.id', '=', id)
    .executeTakeFirst();
}

export function withMainPosition<Row>(people: SelectQueryBuilder<Tables, 'people', Row>) {
  return people
    .leftJoin('positions', (join) =>
      join.onRef('positions.person_id', '=', 'people.id').on('positions.position', '=', 0),
    )
    .leftJoin('organizations', 'organizations.id', 'positions.organization_id');
}

/** The columns of a person with their main position. */
export const summaryColumns = [
  'people.id',
  'people.first_name',
  'people.last_name',
  'positions.title',
  sql<
    PersonSummary['organization']
  >`case when organizations.id is not null then ${companyCard('organizations')} end`.as('organization'),
] as const;

/** Active positions first, each kind by its start, newest first. */
export function listPositions({ kysely }: Database, id: string): Promise<Position[]> {
  return kysely
    .selectFrom('positions')
    .innerJoin('organizations', 'organizations.id', 'positions.organization_id')
    .select([
      companyCard('organizations').as('organization'),
      'positions.title',
      'positions.is_active as active',
      'positions.started_on',
      'positions.ended_on',
    ])
    .where('positions.person_id', '=', id)
    .orderBy('positions.is_active', 'desc')
    .orderBy('positions.started_on', (order) => order.desc().nullsLast())
    .orderBy('positions.position')
    .limit(limits.personPositions)
    .execute();
}

/** Rounds that the person joined as an angel, newest first, with their total number and what they have in common. */
export async function listPersonInvestments(
  database: Database,
  scope: InvestmentScope,
  id: string,
): Promise<Pick<PersonOverview, 'investing' | 'investment_count' | 'investments'>> {
  const paid = investmentsOfPeople(scope, sql`(${id})`);
  const rows = await database.kysely
    .selectFrom(paid.as('paid'))
    .innerJoin('funding_rounds', 'funding_rounds.id', 'paid.funding_round_id')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(dealColumns)
    .select([
      'paid.is_lead',
      sql<number>`(select count(*)::int from ${investmentsOfPeople('all', sql`(${id})`)} as whole)`.as('total'),
    ])
    .orderBy('funding_rounds.funded_on', 'desc')
    .orderBy('funding_rounds.id')
    .limit(limits.personInvestments)
    .execute();
  return {
    investments: rows.map(({ total: _of, ...investment }) => investment),
    investment_count: rows[0]?.total ?? 0,
    investing: rows.length === 0 ? null : await sumInvesting(database, paid),
  };
}

/** Rounds that the company of the main position joined while the person was there, newest first, with their number. */
export async function listCompanyInvestments(
  { kysely }: Database,
  scope: InvestmentScope,
  { id, companyId }: { id: string; companyId: string },
): Promise<Pick<PersonOverview, 'company_investment_count' | 'company_investments'>> {
  const joined = (included: InvestmentScope) =>
    kysely
      .selectFrom(investmentsOf(included, sql`(${companyId})`).as('paid'))
      .innerJoin('funding_rounds', 'funding_rounds.id', 'paid.funding_round_id')
      .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
      .innerJoin('positions', (join) => join.on('positions.person_id', '=', id).on('positions.position', '=', 0))
      // Of a past position without an end, nobody knows which rounds belong to it.
      .where(sql<boolean>`(positions.is_active or positions.ended_on is not null)`)
      .where(sql<boolean>`funded_on >= coalesce(positions.started_on, '-infinity')`)
      .where(sql<boolean>`funded_on <= coalesce(positions.ended_on, 'infinity')`);
  const [company_investments, { count }] = await Promise.all([
    joined(scope)
      .select(dealColumns)
      .orderBy('funding_rounds.funded_on', 'desc')
      .orderBy('funding_rounds.id')
      .limit(limits.companyListPage)
      .execute(),
    joined('all').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { company_investments, company_investment_count: count };
}

/** Other people of the same name, ignoring case and accents, with their total number. */
export async function listNamesakes(
  { kysely }: Database,
  { id, search_name }: Pick<FoundPerson, 'id' | 'search_name'>,
): Promise<Pick<PersonOverview, 'namesake_count' | 'namesakes'>> {
  const rows = await withMainPosition(kysely.selectFrom('people'))
    .select([...summaryColumns, sql<number>`(count(*) over ())::int`.as('total')])
    .where('people.search_name', '=', search_name)
    .where('people.id', '<>', id)
    .orderBy('organizations.prominence', (order) => order.desc().nullsLast())
    .orderBy('people.id')
    .limit(limits.namesakes)
    .execute();
  return { namesakes: rows.map(({ total: _of, ...namesake }) => namesake), namesake_count: rows[0]?.total ?? 0 };
}
