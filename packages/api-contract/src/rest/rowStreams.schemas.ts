import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { FundingRoundSchema } from './deals.schemas.ts';
import { CompanySearchResultSchema } from './entities.schemas.ts';
import { Identifier } from './fields.schemas.ts';
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
    params: Type.Object({}),
    body: Type.Object({ filters: companyFilters, sort: Type.Optional(sortsOf(CompanySortSchema)) }),
    row: CompanySearchResultSchema,
  },
  fundings: {
    params: Type.Object({}),
    body: Type.Object({
      filters: Type.Optional(filtersOf(FundingFilterSchema)),
      sort: Type.Optional(sortsOf(FundingSortSchema)),
    }),
    row: FundingRoundSchema,
  },
  watchlistCompanies: {
    params: Type.Object({ id: Identifier }),
    body: Type.Object({ filters: companyFilters, sort: Type.Optional(sortsOf(ListOrderSchema)) }),
    row: WatchlistCompanySchema,
  },
} satisfies Record<RowStreamName, { params: TObject; body: TObject; row: TSchema }>;

type Schemas<Name extends RowStreamName> = (typeof rowStreamSchemas)[Name];

/** What a stream takes. */
export interface RowStreamInput<Name extends RowStreamName> {
  params: Static<Schemas<Name>['params']>;
  body: Static<Schemas<Name>['body']>;
}

/** One row of a stream. */
export type StreamedRow<Name extends RowStreamName> = Static<Schemas<Name>['row']>;
