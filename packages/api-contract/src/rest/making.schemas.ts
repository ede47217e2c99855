import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { ClosedObject, Count, Day, Identifier, Instant, Nullable, NullableString, Text } from './fields.schemas.ts';
import {
  CompanyFilterSchema,
  CompanySortSchema,
  FundingFilterSchema,
  FundingSortSchema,
  filtersOf,
  sortsOf,
} from './filters.schemas.ts';
import { type makingRoutes, toolTypes } from './making.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import { ListOrderSchema } from './watchlistReads.schemas.ts';

const described = {
  /** What the rows are called, such as the name of a view or a list. */
  name: Text(limits.snapshotName, { minLength: 1 }),
  /** The filters in words, as the table shows them. */
  words: Type.Array(Text(limits.snapshotWords), { maxItems: limits.searchFilters }),
};

const companySearch = { filters: filtersOf(CompanyFilterSchema) };

/** What each type of job is asked for. */
export const jobInputSchemas = {
  snapshot: Type.Union([
    ClosedObject({
      table: Type.Literal('companies'),
      ...described,
      ...companySearch,
      sort: sortsOf(CompanySortSchema),
    }),
    ClosedObject({
      table: Type.Literal('fundings'),
      ...described,
      filters: filtersOf(FundingFilterSchema),
      sort: sortsOf(FundingSortSchema),
    }),
    ClosedObject({
      table: Type.Literal('watchlistCompanies'),
      ...described,
      listId: Identifier,
      ...companySearch,
      sort: sortsOf(ListOrderSchema),
    }),
  ]),
  investors: ClosedObject({
    market: Identifier,
    /** A round’s type or its code; null for all. */
    round: Nullable(Text(50, { minLength: 1 })),
  }),
  blog: ClosedObject({ company: Identifier, tone: Identifier }),
  social: ClosedObject({ company: Identifier, tone: Identifier }),
  podcasts: ClosedObject({ company: Identifier }),
  content: ClosedObject({ company: Identifier, tone: Identifier }),
};

const Named = Type.Object({ id: Type.String(), name: Type.String() });

/** An article of ours, or one of others. Each has a page of its own. */
const articleKinds = ['article', 'earned'] as const;

/** Something that the database knows, with where the app shows it. */
export const FactSchema = Type.Object({
  text: Type.String(),
  page: Type.Object({ kind: Type.Enum(['company', ...articleKinds, 'market']), id: Type.String() }),
});

const Draft = Type.Object({
  company: Named,
  tone: Type.String(),
  title: Type.String(),
  /** What wrote it: assembled from the facts, or a hosted model. */
  writer: Type.Enum(['facts', 'model']),
  /** Each with the positions of the facts that it cites, at least one. */
  sentences: Type.Array(Type.Object({ text: Type.String(), facts: Type.Array(Count, { minItems: 1 }) })),
  facts: Type.Array(FactSchema),
});

/** What each type of job comes to. */
export const jobOutputSchemas = {
  snapshot: Type.Object({ rows: Count, total: Count, size: Count, asOf: Instant, fileName: Type.String() }),
  investors: Type.Object({
    market: Named,
    round: NullableString,
    /** Rounds of the market, of that kind. */
    rounds: Count,
    investors: Type.Array(
      Type.Object({
        ...Named.properties,
        organization_id: NullableString,
        person_id: NullableString,
        /** Rounds that the investor took part in. */
        invested: Count,
        last_on: Day,
      }),
    ),
  }),
  blog: Draft,
  social: Draft,
  content: Draft,
  podcasts: Type.Object({
    company: Named,
    podcasts: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        publisher: Type.String(),
        url: NullableString,
        published_at: Instant,
      }),
    ),
    /** Articles about the company that speak of a podcast or an interview. */
    articles: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: Type.Enum([...articleKinds]),
        title: Type.String(),
        published_at: Instant,
      }),
    ),
  }),
};

/** What is known of a job besides its input and output. */
export const JobMetadataSchema = Type.Object({
  createdAt: Instant,
  updatedAt: Instant,
  /** Its place among the jobs that wait, from 1; null once it runs. */
  place: Nullable(Count),
  /** Rows so far, of `total`. */
  progress: Count,
  total: Nullable(Count),
  /** When its file is deleted. */
  expiresAt: Nullable(Instant),
  /** Name of the company or market that a tool was asked for. Null for a snapshot, and where there is none of this id. */
  subject: NullableString,
});

export type JobInputs = { [Name in keyof typeof jobInputSchemas]: Static<(typeof jobInputSchemas)[Name]> };
export type JobOutputs = { [Name in keyof typeof jobOutputSchemas]: Static<(typeof jobOutputSchemas)[Name]> };
export type JobMetadata = Static<typeof JobMetadataSchema>;
export type Fact = Static<typeof FactSchema>;

export const makingSchemas = {
  getJobFile: {
    params: ClosedObject({ id: Identifier }),
    response: Type.Object({ url: Type.String(), file_name: Type.String() }),
  },
  getToolExample: {
    params: ClosedObject({ type: Type.Enum([...toolTypes]) }),
    response: Type.Object({
      /** JSON text, as those of a job; null where the database has nothing to show. */
      input: NullableString,
      output: NullableString,
    }),
  },
} satisfies RouteSchemas<typeof makingRoutes>;
