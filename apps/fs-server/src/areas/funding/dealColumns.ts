import type { FundingSearchResult, RoundInvestor } from '@fs/api-contract';
import { sql } from 'kysely';
import { instantText } from '../../database/instantText.ts';
import { companyCard, investorCard } from '../companies/companyColumns.ts';
import { roundInvestors } from './investments.ts';

const investors = sql<RoundInvestor[]>`coalesce((
  select jsonb_agg(${investorCard('investors')} || jsonb_build_object('is_lead', backers.is_lead)
    order by backers.is_lead desc, investors.search_name, investors.id)
  from ${roundInvestors} as backers
    join investors on investors.id = backers.investor_id
  where backers.funding_round_id = funding_rounds.id
), '[]')`;

/** The columns of a round. The company that raised it is joined as `organizations`. */
export const dealColumns = [
  'funding_rounds.id',
  companyCard('organizations').as('organization'),
  'funding_rounds.round_type',
  'funding_rounds.round_code',
  'funding_rounds.funded_on',
  'funding_rounds.raised_usd',
] as const;

/** The columns of a round with its investors. */
export const roundColumns = [...dealColumns, investors.as('investors')] as const;

/** Like `roundColumns`, with facts of the company: the parts of its place, its first market and more. */
export const foundRoundColumns = [
  ...roundColumns,
  'organizations.city',
  'organizations.state_code',
  'organizations.country_code',
  'organizations.total_funding_usd',
  'organizations.founded_on',
  'organizations.employee_count',
  instantText('funding_rounds.arrived_at').as('arrived_at'),
  sql<FundingSearchResult['market']>`(
    select jsonb_build_object('id', markets.id, 'name', markets.name)
    from organization_markets join markets on markets.id = market_id
    where organization_markets.organization_id = organizations.id and position = 0
  )`.as('market'),
] as const;

/** The columns of an acquisition. Both companies are joined, as `acquirer` and `acquired`. */
export const acquisitionColumns = [
  'acquisitions.id',
  companyCard('acquirer').as('acquirer'),
  companyCard('acquired').as('acquired'),
  'acquisitions.acquired_on',
  'acquisitions.price',
  'acquisitions.currency',
] as const;
