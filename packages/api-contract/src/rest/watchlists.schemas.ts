import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { CompanyCardSchema, CompanyMarketSchema } from './entities.schemas.ts';
import {
  ClosedObject,
  Count,
  Dollars,
  Identifier,
  Instant,
  ListIds,
  ListIdsQuery,
  Nullable,
  NullableString,
  Text,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import {
  WatchlistItemInputs,
  WatchlistMetadataSchema,
  WatchlistPrivacySchema,
  WatchlistRoleSchema,
  WatchlistSchema,
} from './watchlist.schemas.ts';
import type { watchlistRoutes } from './watchlists.ts';

const list = ClosedObject({ id: Identifier });
const listCompany = ClosedObject({ id: Identifier, companyId: Identifier });
/** Blank counts as none: the list is called 'Untitled List' then. */
const Name = Type.Optional(Text(limits.watchlistName));
const AccountID = Type.Optional(Nullable(Identifier));
const Email = Text(254, { minLength: 3 });
/** Lower-case emails of those who read a list, and of those who change it. */
const Users = Type.Pick(WatchlistSchema, ['viewers', 'admins']);

/** What arrived on a list since the caller last looked. */
export const WatchlistNewsSchema = Type.Object({
  rounds: Count,
  /** Sum of the disclosed amounts of those rounds. */
  raised_usd: Dollars,
  acquisitions: Count,
  articles: Count,
  /** Companies that others added. */
  companies: Count,
});

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
  /**
   * Articles and deals of its companies, and companies that others put on it, since the caller last looked. Null when
   * the lists before this one hold `limits.watchlistSummaryCompanies` companies already: no more are looked through.
   */
  newCount: Nullable(Count),
  /** `newCount` by kind. */
  news: Nullable(WatchlistNewsSchema),
  /** Disclosed amounts of the rounds of its companies in 12 months. Null if not requested, or like `newCount`. */
  raised_12m_usd: Nullable(Dollars),
  /** The first companies of the list, up to `limits.watchlistSummaryLogos`. Empty if not requested. */
  companies: Type.Array(CompanyCardSchema, { maxItems: limits.watchlistSummaryLogos }),
  /** Whether the company that was asked for is on it; null when none was. */
  hasCompany: Nullable(Type.Boolean()),
});

/** How many of a list's companies are in a market. */
export const WatchlistCategorySchema = Type.Object({ ...CompanyMarketSchema.properties, value: Count });

/** What the companies of a list add up to, and how many rows each of its parts has. */
export const WatchlistSumsSchema = Type.Object({
  /** Disclosed amounts of the rounds of 12 months. */
  raised_12m_usd: Dollars,
  /** Rounds of 12 months, disclosed or not. */
  rounds_12m: Count,
  /** The most frequent markets. */
  categories: Type.Array(WatchlistCategorySchema, { maxItems: limits.watchlistCategories }),
  /** Rows of the parts in the periods that the documents name, as far as one call returns them. */
  counts: Type.Object({
    updates: Count,
    funding: Count,
    investments: Count,
    acquisitions: Count,
    people: Count,
  }),
});

/** What became of a change of items. */
export const WatchlistItemsChangeSchema = Type.Object({
  metadata: WatchlistMetadataSchema,
  itemCount: Count,
  /** What was put on the list; taking it off again undoes the change. */
  added: Type.Array(Type.String()),
  /** What was on it already, and stays as it was. */
  present: Type.Array(Type.String()),
  /** What was taken off, with its dates and notes, so that putting it on again undoes the change. */
  removed: Type.Array(Type.Object({ uuid: Type.String(), added: Instant, note: Type.Optional(Type.String()) })),
});

/** The note about a company of a list: plain text, empty if there is none. */
export const WatchlistNoteSchema = Type.Object({ note: Type.String() });

/** A company that a pasted line may mean. */
export const CompanyCandidateSchema = Type.Object({
  ...CompanyCardSchema.properties,
  domain: NullableString,
  location: NullableString,
});

/** What was made of one pasted line. */
export const RecognizedLineSchema = Type.Object({
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
export type WatchlistNews = Static<typeof WatchlistNewsSchema>;
export type WatchlistCategory = Static<typeof WatchlistCategorySchema>;
export type WatchlistSums = Static<typeof WatchlistSumsSchema>;
export type WatchlistItemsChange = Static<typeof WatchlistItemsChangeSchema>;
export type WatchlistNote = Static<typeof WatchlistNoteSchema>;
export type CompanyCandidate = Static<typeof CompanyCandidateSchema>;
export type RecognizedLine = Static<typeof RecognizedLineSchema>;

export const watchlistSchemas = {
  getListSummaries: {
    query: ClosedObject({
      companyId: Type.Optional(Identifier),
      /** Whether to add up amounts and list the first companies. */
      figures: Type.Optional(Type.Boolean({ default: false })),
    }),
    response: Type.Array(WatchlistSummarySchema),
  },
  getListUsage: {
    /** Left out: personal lists. */
    query: ClosedObject({ accountID: Type.Optional(Identifier) }),
    response: Type.Object({
      /** Name of the plan. */
      plan: Type.String(),
      /** Lists that the plan includes. Null for no limit. */
      limit: Nullable(Count),
      /** Lists that count toward the limit. */
      current: Count,
    }),
  },
  previewMerge: {
    query: ClosedObject({ listIds: ListIdsQuery }),
    response: Type.Object({
      lists: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), itemCount: Count })),
      /** Companies of the merged list, each once. */
      itemCount: Count,
      /** Number of companies that are already on an earlier list. */
      duplicates: Count,
    }),
  },
  createList: {
    body: ClosedObject({
      name: Name,
      description: Type.Optional(Text(limits.watchlistDescription)),
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
  getListFigures: { params: list, response: WatchlistSumsSchema },
  mergeLists: { body: ClosedObject({ listIds: ListIds, name: Name, accountID: AccountID }), response: WatchlistSchema },
  copyList: { body: ClosedObject({ listId: Identifier, name: Name, accountID: AccountID }), response: WatchlistSchema },
  deleteLists: {
    query: ClosedObject({ listIds: ListIdsQuery }),
    response: Type.Object({
      deleted: Type.Array(Type.String()),
      /** Until when `restoreLists` brings them back. */
      restorableUntil: Instant,
    }),
  },
  restoreLists: {
    body: ClosedObject({ listIds: ListIds }),
    response: Type.Object({ restored: Type.Array(Type.String()) }),
  },
  changeWatchlistItems: {
    params: list,
    body: ClosedObject({
      add: Type.Optional(WatchlistItemInputs),
      remove: Type.Optional(Type.Array(Identifier, { maxItems: limits.watchlistItems })),
    }),
    response: WatchlistItemsChangeSchema,
  },
  getWatchlistNote: { params: listCompany, response: WatchlistNoteSchema },
  setWatchlistNote: {
    params: listCompany,
    body: ClosedObject({
      /** Longer than `limits.watchlistNote` only if the current note is, and no longer than that. Empty: no note. */
      note: Text(limits.watchlistMergedNote),
      /** The note that the user began with: if it is another one by now, the call fails. Left out: whatever it is. */
      previous: Type.Optional(Text(limits.watchlistMergedNote)),
    }),
    response: WatchlistNoteSchema,
  },
  recognizeCompanies: {
    body: ClosedObject({
      lines: Type.Array(Text(limits.recognitionLineLength), {
        maxItems: limits.recognitionLines,
      }),
      /** The list that they are to be put on. */
      watchlistId: Type.Optional(Identifier),
    }),
    /** One for each line, in the same order. */
    response: Type.Object({ lines: Type.Array(RecognizedLineSchema) }),
  },
  shareList: {
    params: list,
    body: ClosedObject({
      email: Email,
      message: Type.Optional(Text(limits.shareMessage)),
      /** Left out: an email is sent. */
      sendEmail: Type.Optional(Type.Boolean({ default: true })),
    }),
    response: WatchlistSchema,
  },
  setShareRole: {
    params: list,
    body: ClosedObject({ email: Email, role: WatchlistRoleSchema }),
    response: Users,
  },
  unshareList: {
    params: list,
    query: ClosedObject({ email: Email }),
    response: Users,
  },
  refreshWatchlist: {
    params: list,
    body: ClosedObject({ etag: Type.Optional(Text(100)) }),
    response: Type.Pick(WatchlistSchema, ['id', 'metadata', 'datasource', 'updatingData', 'lastDataUpdate']),
  },
} satisfies RouteSchemas<typeof watchlistRoutes>;
