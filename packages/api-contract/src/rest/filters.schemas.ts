import { type Static, type TSchema, Type } from 'typebox';
import { companyStatuses } from '../companyStatuses.ts';
import { limits } from '../limits.ts';
import { ClosedObject, Dollars, RequestDay, SearchText, Text } from './fields.schemas.ts';

/** One condition of a search (decision AMB-138). All conditions of a search must hold. */
export interface Filter {
  field: string;
  op: string;
  value: string | number;
}

/** The order of a search. Unknown values come last in both directions, and equal ones keep one order. */
export interface Sort {
  field: string;
  dir: 'asc' | 'desc';
}

export const Comparison = Type.Enum(['<', '>', '=']);

/** A month, or any day of that month: dates are compared as they are displayed (decision AMB-095). */
export const Month = Text(10, { pattern: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])(-\\d{2})?$' });

const WholeNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** Numbers that investors are filtered and sorted by. */
const investorCounts = ['rounds_12m', 'rounds', 'rounds_led', 'companies'] as const;

const Contains = Type.Literal('contains');

const CompanyPlaceOrMarketSchema = ClosedObject({
  field: Type.Enum(['location', 'markets']),
  op: Type.Enum(['contains', '=']),
  value: SearchText,
});

/**
 * Conditions on companies. `markets` takes words of a market's name, or with `=` its id; `location` takes words, or
 * with `=` the form of the links: `city_{x}~stateCode_{y}~countryCode_{z}`, of which any part may be missing.
 * `short_description` takes words that the company's description has, in any form ("battery" matches "batteries"), with
 * "or", "-" before a word and quotes, as in a web search; the last word may be the beginning of one, from four letters.
 * `last_round` takes a round’s type or its code; `employee_count` compares the lower bound of the company’s range.
 */
export const CompanyFilterSchema = Type.Union([
  ClosedObject({ field: Type.Enum(['name', 'homepage_url', 'short_description']), op: Contains, value: SearchText }),
  CompanyPlaceOrMarketSchema,
  ClosedObject({ field: Type.Literal('last_round'), op: Type.Literal('='), value: SearchText }),
  ClosedObject({ field: Type.Enum(['founded_on', 'last_funding_on']), op: Comparison, value: Month }),
  ClosedObject({ field: Type.Literal('status'), op: Type.Literal('='), value: Type.Enum(companyStatuses) }),
  ClosedObject({ field: Type.Enum(['total_funding_usd', 'last_round_usd']), op: Comparison, value: Dollars }),
  ClosedObject({ field: Type.Enum(['employee_count', 'round_count']), op: Comparison, value: WholeNumber }),
]);

export const CompanySortSchema = ClosedObject({
  field: Type.Enum([
    'name',
    'homepage_url',
    'location',
    'founded_on',
    'markets',
    'status',
    'employee_count',
    'total_funding_usd',
    'round_count',
    'last_funding_on',
    'last_round_usd',
    'arrived_at',
  ]),
  dir: Type.Enum(['asc', 'desc']),
});

/**
 * Conditions on funding rounds. `organization` and `investor` take a part of the name, `round_type` a round’s type or
 * its code; `markets` and `location` are conditions on the company, as in a search for companies. `since` includes its day.
 */
export const FundingFilterSchema = Type.Union([
  ClosedObject({ field: Type.Enum(['organization', 'investor']), op: Contains, value: SearchText }),
  CompanyPlaceOrMarketSchema,
  ClosedObject({ field: Type.Literal('round_type'), op: Type.Literal('='), value: SearchText }),
  ClosedObject({ field: Type.Literal('funded_on'), op: Comparison, value: Month }),
  ClosedObject({ field: Type.Literal('funded_on'), op: Type.Literal('since'), value: RequestDay }),
  ClosedObject({ field: Type.Literal('raised_usd'), op: Comparison, value: Dollars }),
]);

export const FundingSortSchema = ClosedObject({
  field: Type.Enum(['organization', 'round_type', 'raised_usd', 'funded_on', 'arrived_at']),
  dir: Type.Enum(['asc', 'desc']),
});

/**
 * Conditions on investors. `name` takes a part of any of their names, `markets` a part of the name of any market in which
 * they have invested.
 */
export const InvestorFilterSchema = Type.Union([
  ClosedObject({ field: Type.Enum(['name', 'markets']), op: Contains, value: SearchText }),
  ClosedObject({ field: Type.Enum([...investorCounts]), op: Comparison, value: WholeNumber }),
  ClosedObject({ field: Type.Literal('last_on'), op: Comparison, value: Month }),
]);

export const InvestorSortSchema = ClosedObject({
  field: Type.Enum(['name', ...investorCounts, 'last_on']),
  dir: Type.Enum(['asc', 'desc']),
});

/**
 * Conditions on acquisitions. `acquired` and `acquirer` take a part of the company's name; `markets` and `location` are
 * conditions on the company that was bought, as in a search for companies. Prices in other currencies than US dollars
 * match no `price_usd`.
 */
export const AcquisitionFilterSchema = Type.Union([
  ClosedObject({ field: Type.Enum(['acquired', 'acquirer']), op: Contains, value: SearchText }),
  CompanyPlaceOrMarketSchema,
  ClosedObject({ field: Type.Literal('acquired_on'), op: Comparison, value: Month }),
  ClosedObject({ field: Type.Literal('price_usd'), op: Comparison, value: Dollars }),
]);

export const AcquisitionSortSchema = ClosedObject({
  field: Type.Enum(['acquired', 'acquirer', 'acquired_on', 'price_usd', 'total_funding_usd']),
  dir: Type.Enum(['asc', 'desc']),
});

/**
 * Conditions on people. `name` takes a part of the name; `organization` and `location` are conditions on the company of
 * their main position, as in a search for companies.
 */
export const PersonFilterSchema = ClosedObject({
  field: Type.Enum(['name', 'organization', 'location']),
  op: Contains,
  value: SearchText,
});

export const PersonSortSchema = ClosedObject({
  field: Type.Enum(['name', 'organization', 'total_funding_usd']),
  dir: Type.Enum(['asc', 'desc']),
});

/** One order, or several: the first decides, the next among equals. A field that is named again says nothing more. */
export const sortsOf = <Order extends TSchema>(order: Order) =>
  Type.Union([order, Type.Array(order, { maxItems: limits.sortedColumns })]);

export const filtersOf = <Condition extends TSchema>(condition: Condition) =>
  Type.Array(condition, { maxItems: limits.searchFilters });

/** All conditions of a company search. */
export const CompanyFiltersSchema = filtersOf(CompanyFilterSchema);

/** A part of a list of results. */
export const pageFields = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.tableOffset, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 8 })),
};

export type CompanyFilter = Static<typeof CompanyFilterSchema>;
export type CompanySort = Static<typeof CompanySortSchema>;
export type FundingFilter = Static<typeof FundingFilterSchema>;
export type FundingSort = Static<typeof FundingSortSchema>;
export type AcquisitionFilter = Static<typeof AcquisitionFilterSchema>;
export type AcquisitionSort = Static<typeof AcquisitionSortSchema>;
export type PersonFilter = Static<typeof PersonFilterSchema>;
export type PersonSort = Static<typeof PersonSortSchema>;
export type InvestorFilter = Static<typeof InvestorFilterSchema>;
export type InvestorSort = Static<typeof InvestorSortSchema>;
