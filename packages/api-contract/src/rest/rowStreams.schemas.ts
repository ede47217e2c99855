import { type Static, type TSchema, Type } from 'typebox';
import { FundingSearchResultSchema } from './deals.schemas.ts';
import { CompanySearchResultSchema } from './entities.schemas.ts';
import { ClosedObject, Identifier } from './fields.schemas.ts';
import {
  CompanyFilterSchema,
  CompanySortSchema,
  FundingFilterSchema,
  FundingSortSchema,
  filtersOf,
  sortsOf,
} from './filters.schemas.ts';
import type { RowStreamName } from './rowStreams.ts';
import { ListOrderSchema, WatchlistCompanySchema } from './watchlistReads.schemas.ts';

const companyFilters = Type.Optional(filtersOf(CompanyFilterSchema));

/** What each stream takes, and one of its rows. */
export const rowStreamSchemas = {
  companies: {
    params: ClosedObject({}),
    body: ClosedObject({ filters: companyFilters, sort: Type.Optional(sortsOf(CompanySortSchema)) }),
    row: CompanySearchResultSchema,
  },
  fundings: {
    params: ClosedObject({}),
    body: ClosedObject({
      filters: Type.Optional(filtersOf(FundingFilterSchema)),
      sort: Type.Optional(sortsOf(FundingSortSchema)),
    }),
    row: FundingSearchResultSchema,
  },
  watchlistCompanies: {
    params: ClosedObject({ id: Identifier }),
    body: ClosedObject({ filters: companyFilters, sort: Type.Optional(sortsOf(ListOrderSchema)) }),
    row: WatchlistCompanySchema,
  },
} satisfies Record<RowStreamName, { params: ClosedObject; body: ClosedObject; row: TSchema }>;

type Schemas<Name extends RowStreamName> = (typeof rowStreamSchemas)[Name];

/** What a stream takes. */
export interface RowStreamInput<Name extends RowStreamName> {
  params: Static<Schemas<Name>['params']>;
  body: Static<Schemas<Name>['body']>;
}

/** One row of a stream. */
export type StreamedRow<Name extends RowStreamName> = Static<Schemas<Name>['row']>;
