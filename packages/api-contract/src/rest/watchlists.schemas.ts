import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { CompanyCardSchema, CompanyMarketSchema } from './entities.schemas.ts';
import { Count, Identifier, Instant, Nullable, NullableString } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import {
  WatchlistItemInputs,
  WatchlistMetadataSchema,
  WatchlistPrivacySchema,
  WatchlistRoleSchema,
  WatchlistSchema,
} from './watchlist.schemas.ts';
import type { watchlistRoutes } from './watchlists.ts';

const list = Type.Object({ id: Identifier });
/** Blank counts as none: the list is called 'Untitled List' then. */
const Name = Type.Optional(Type.String({ maxLength: limits.watchlistName }));
const AccountID = Type.Optional(Nullable(Identifier));
const Email = Type.String({ minLength: 3, maxLength: 254 });
/** Lower-case e-mails of those who read a list, and of those who change it. */
const Readers = Type.Pick(WatchlistSchema, ['viewers', 'admins']);
const ListIds = Type.Array(Identifier, { minItems: 1, maxItems: limits.watchlistsPerCall });
/** A comma list, or the parameter again and again (decision AMB-119). */
const ListIdsQuery = Type.Union([Type.String({ minLength: 1, maxLength: 8000 }), ListIds]);

/** A list in a few words, for menus and for the tags of a company. */
export const WatchlistSummarySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  owner: Type.String(),
  accountID: NullableString,
  account: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  account_privacy: WatchlistPrivacySchema,
  itemCount: Count,
  starred: Type.Boolean(),
  readOnly: Type.Boolean(),
  updatedAt: Instant,
  /** Articles and deals of its companies, and companies that others put on it, since the caller last looked. */
  newCount: Count,
  /** Whether the company that was asked for is on it; null when none was. */
  hasCompany: Nullable(Type.Boolean()),
});

/** How many of a list's companies are in a market. */
export const WatchlistCategorySchema = Type.Object({ ...CompanyMarketSchema.properties, value: Count });

/** What became of a change of items. */
export const WatchlistItemsChangeSchema = Type.Object({
  metadata: WatchlistMetadataSchema,
  itemCount: Count,
  /** What was put on the list; taking it off again undoes the change. */
  added: Type.Array(Type.String()),
  /** What was on it already, and stays as it was. */
  present: Type.Array(Type.String()),
  /** What was taken off, with its dates, so that putting it on again undoes the change. */
  removed: Type.Array(Type.Object({ uuid: Type.String(), added: Instant })),
});

/** A company that a pasted line may mean. */
export const CompanyCandidateSchema = Type.Object({
  ...CompanyCardSchema.properties,
  domain: NullableString,
  location: NullableString,
});

/** What was made of one pasted line. */
export const RecognisedLineSchema = Type.Object({
  /** As it was sent. */
  line: Type.String(),
  /** `certain`: one company has this id, domain or very name. `several`: these may be meant. `none`: no company is. */
  match: Type.Enum(['certain', 'several', 'none']),
  /** The best known first; the one that is certain, or some of several. */
  candidates: Type.Array(CompanyCandidateSchema, { maxItems: limits.recognitionCandidates }),
  /** Index of the earlier line that means the same company for certain; null for the first of them. */
  duplicateOf: Nullable(Count),
  /** Whether the certain company is on the list that was named. */
  isOnList: Type.Boolean(),
});

export type WatchlistSummary = Static<typeof WatchlistSummarySchema>;
export type WatchlistCategory = Static<typeof WatchlistCategorySchema>;
export type WatchlistItemsChange = Static<typeof WatchlistItemsChangeSchema>;
export type CompanyCandidate = Static<typeof CompanyCandidateSchema>;
export type RecognisedLine = Static<typeof RecognisedLineSchema>;

export const watchlistSchemas = {
  getListSummaries: {
    query: Type.Object({ companyId: Type.Optional(Identifier) }),
    response: Type.Array(WatchlistSummarySchema),
  },
  previewMerge: {
    query: Type.Object({ listIds: ListIdsQuery }),
    response: Type.Object({
      lists: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), itemCount: Count })),
      /** Companies of the merged list, each once. */
      itemCount: Count,
      /** How often a company stands on a further list. */
      duplicates: Count,
    }),
  },
  createList: {
    body: Type.Object({
      name: Name,
      description: Type.Optional(Type.String({ maxLength: limits.watchlistDescription })),
      items: Type.Optional(WatchlistItemInputs),
      accountID: AccountID,
      /** Left out: PUBLIC in an account, PRIVATE else. */
      account_privacy: Type.Optional(WatchlistPrivacySchema),
      /** Ids of teams to link it to. */
      teams: Type.Optional(Type.Array(Identifier, { maxItems: limits.watchlistTeams })),
    }),
    response: WatchlistSchema,
  },
  getList: {
    params: list,
    response: Type.Object({
      ...WatchlistSchema.properties,
      /** The markets of its companies, the most frequent first. */
      categorySummary: Type.Array(WatchlistCategorySchema),
    }),
  },
  mergeLists: { body: Type.Object({ listIds: ListIds, name: Name, accountID: AccountID }), response: WatchlistSchema },
  copyList: { body: Type.Object({ listId: Identifier, name: Name, accountID: AccountID }), response: WatchlistSchema },
  deleteLists: {
    query: Type.Object({ listIds: ListIdsQuery }),
    response: Type.Object({
      deleted: Type.Array(Type.String()),
      /** Until when `restoreLists` brings them back. */
      restorableUntil: Instant,
    }),
  },
  restoreLists: {
    body: Type.Object({ listIds: ListIds }),
    response: Type.Object({ restored: Type.Array(Type.String()) }),
  },
  changeWatchlistItems: {
    params: list,
    body: Type.Object({
      add: Type.Optional(WatchlistItemInputs),
      remove: Type.Optional(Type.Array(Identifier, { maxItems: limits.watchlistItems })),
    }),
    response: WatchlistItemsChangeSchema,
  },
  recogniseCompanies: {
    body: Type.Object({
      lines: Type.Array(Type.String({ maxLength: limits.recognitionLineLength }), {
        maxItems: limits.recognitionLines,
      }),
      /** The list that they are to be put on. */
      watchlistId: Type.Optional(Identifier),
    }),
    /** One for each line, in the same order. */
    response: Type.Object({ lines: Type.Array(RecognisedLineSchema) }),
  },
  shareList: {
    params: list,
    body: Type.Object({
      email: Email,
      message: Type.Optional(Type.String({ maxLength: limits.shareMessage })),
      /** Left out: an e-mail is sent. */
      sendEmail: Type.Optional(Type.Boolean({ default: true })),
    }),
    response: WatchlistSchema,
  },
  setShareRole: {
    params: list,
    body: Type.Object({ email: Email, role: WatchlistRoleSchema }),
    response: Readers,
  },
  unshareList: {
    params: list,
    query: Type.Object({ email: Email }),
    response: Readers,
  },
  refreshWatchlist: {
    params: list,
    body: Type.Object({ etag: Type.Optional(Type.String({ maxLength: 100 })) }),
    response: Type.Pick(WatchlistSchema, ['id', 'metadata', 'datasource', 'updatingData', 'lastDataUpdate']),
  },
} satisfies RouteSchemas<typeof watchlistRoutes>;
