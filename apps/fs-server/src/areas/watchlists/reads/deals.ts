import type { Acquisition, FundingRound, Person, WatchlistInvestment } from '@fs/api-contract';
import { sql } from 'kysely';
import { companyCard, personColumns } from '../../companies/companyColumns.ts';
import { acquisitionColumns, dealColumns, roundColumns } from '../../funding/dealColumns.ts';
import { type InvestmentScope, investmentsOf } from '../../funding/investments.ts';
import type { Store } from '../access.ts';
import { dayOf, type Page, type Since } from './since.ts';

/** The companies of a list. */
const companiesOf = (listId: string) =>
  sql<string>`(select organization_id from watchlist_items where watchlist_id = ${listId})`;

/** Funding rounds of the list's companies, newest first. */
export function listFunding({ kysely }: Store, listId: string, since: Since, page: Page): Promise<FundingRound[]> {
  return kysely
    .selectFrom('funding_rounds')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(roundColumns)
    .where('funding_rounds.organization_id', 'in', companiesOf(listId))
    .$if(since !== null, (rounds) => rounds.where('funding_rounds.funded_on', '>=', dayOf(since ?? new Date())))
    .orderBy('funding_rounds.funded_on', 'desc')
    .orderBy('funding_rounds.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Funding rounds in which companies of the list invested, newest first. */
export function listInvestments(
  { kysely }: Store,
  scope: InvestmentScope,
  listId: string,
  { since, ...page }: Page & { since: Since },
): Promise<WatchlistInvestment[]> {
  return kysely
    .selectFrom(investmentsOf(scope, companiesOf(listId)).as('paid'))
    .innerJoin('organizations as investor_company', 'investor_company.id', 'paid.owner_id')
    .innerJoin('funding_rounds', 'funding_rounds.id', 'paid.funding_round_id')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(dealColumns)
    .select(companyCard('investor_company').as('investor'))
    .$if(since !== null, (rounds) => rounds.where('funding_rounds.funded_on', '>=', dayOf(since ?? new Date())))
    .orderBy('funding_rounds.funded_on', 'desc')
    .orderBy('funding_rounds.id')
    .orderBy('paid.investor_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Acquisitions by or of companies of the list, newest first. */
export function listAcquisitions({ kysely }: Store, listId: string, since: Since, page: Page): Promise<Acquisition[]> {
  return kysely
    .selectFrom('acquisitions')
    .innerJoin('organizations as acquirer', 'acquirer.id', 'acquisitions.acquirer_id')
    .innerJoin('organizations as acquired', 'acquired.id', 'acquisitions.acquired_id')
    .select(acquisitionColumns)
    .where((deal) =>
      deal.or([
        deal('acquisitions.acquirer_id', 'in', companiesOf(listId)),
        deal('acquisitions.acquired_id', 'in', companiesOf(listId)),
      ]),
    )
    .$if(since !== null, (deals) => deals.where('acquisitions.acquired_on', '>=', dayOf(since ?? new Date())))
    .orderBy('acquisitions.acquired_on', 'desc')
    .orderBy('acquisitions.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Current people of the list's companies, ordered by company. */
export function listPeople({ kysely }: Store, listId: string, page: Page): Promise<Person[]> {
  return kysely
    .selectFrom('watchlist_items')
    .innerJoin('positions', 'positions.organization_id', 'watchlist_items.organization_id')
    .innerJoin('people', 'people.id', 'positions.person_id')
    .innerJoin('organizations', 'organizations.id', 'positions.organization_id')
    .select(personColumns)
    .where('watchlist_items.watchlist_id', '=', listId)
    .where('positions.is_active', '=', true)
    .orderBy('watchlist_items.position')
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('people.id')
    .orderBy('positions.position')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}
