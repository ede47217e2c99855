import { limits, type PersonOverview, type PersonSummary, type Position } from '@fs/api-contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName, equalsName } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import { companyCard, lastRound } from '../companies/companyColumns.ts';
import { dealColumns } from '../funding/dealColumns.ts';
import { type InvestmentScope, investmentsOfPeople } from '../funding/investments.ts';

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

function withMainPosition<Row>(people: SelectQueryBuilder<Tables, 'people', Row>) {
  return people
    .leftJoin('positions', (join) =>
      join.onRef('positions.person_id', '=', 'people.id').on('positions.position', '=', 0),
    )
    .leftJoin('organizations', 'organizations.id', 'positions.organization_id');
}

/** The columns of a person with their main position. */
const summaryColumns = [
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

/** Rounds that the person joined as an angel, newest first, with their total number. */
export async function listPersonInvestments(
  { kysely }: Database,
  scope: InvestmentScope,
  id: string,
): Promise<Pick<PersonOverview, 'investment_count' | 'investments'>> {
  const rows = await kysely
    .selectFrom(investmentsOfPeople(scope, sql`(${id})`).as('paid'))
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
  };
}

/** People whose name contains the text: first those with exactly that name, then those of the most prominent companies. */
export function searchPeople({ kysely }: Database, text: string): Promise<PersonSummary[]> {
  return withMainPosition(kysely.selectFrom('people'))
    .select(summaryColumns)
    .where(containsName('people.search_name', text))
    .orderBy(equalsName('people.search_name', text), 'desc')
    .orderBy('organizations.prominence', (order) => order.desc().nullsLast())
    .orderBy('people.id')
    .limit(limits.globalSearch.people)
    .execute();
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
