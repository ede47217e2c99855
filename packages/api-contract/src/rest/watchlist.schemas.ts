import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import {
  ClosedObject,
  Count,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  RequestInstant,
  Text,
} from './fields.schemas.ts';

/**
 * PRIVATE: owner, viewers and admins. PUBLIC: all members of the account, and of the teams that the list is linked to
 * (decision AMB-075). Teams of a personal list read it either way: nobody else could have linked them.
 */
export const WatchlistPrivacySchema = Type.Enum(['PRIVATE', 'PUBLIC']);

/** What someone may do with a list that they were given: read it, or change it as its owner does. */
export const WatchlistRoleSchema = Type.Enum(['viewer', 'admin']);

/** One company of a list (research §3). */
export const WatchlistItemSchema = Type.Object({
  uuid: Type.String({ format: 'uuid' }),
  name: Type.String(),
  type: Type.Literal('organization'),
  added: Instant,
});

/** A company as it is put on a list: who it is, and, where it is put back, since when and with which note. */
export const WatchlistItemInputSchema = ClosedObject({
  uuid: Identifier,
  /** Left out: now. */
  added: Type.Optional(RequestInstant),
  /** Left out: none. */
  note: Type.Optional(Text(limits.watchlistMergedNote)),
});

/** Items that one call may name. */
export const WatchlistItemInputs = Type.Array(WatchlistItemInputSchema, { maxItems: limits.watchlistItems });

/** What tells one state of a list from another; sent back with a change, so that two editors' changes merge. */
export const WatchlistMetadataSchema = Type.Object({ etag: Type.String() });

/** Addresses of a list's data files; null before its data were first refreshed. */
export const WatchlistDatasourceSchema = Type.Object({
  employees: Type.String(),
  funding_rounds: Type.String(),
  investments: Type.String(),
  acquisitions: Type.String(),
});

/** A team that a list is linked to. */
export const WatchlistTeamSchema = Type.Object({
  id: Type.String(),
  accountID: Type.String(),
  teamID: Type.String(),
  watchlistID: Type.String(),
});

/** What a user chose for one list (decision AMB-156). */
export const WatchlistSettingSchema = Type.Object({
  id: Type.String(),
  owner: Type.String(),
  watchlistID: Type.String(),
  /** Pinned before the others. */
  starred: Type.Boolean(),
  /** News by email. */
  email: Type.Boolean(),
  /** Events in the feed. */
  follow: Type.Boolean(),
  /** Funding alerts by email. */
  funding_updates: Type.Boolean(),
  preferences: Type.Unknown(),
  /** When the user last looked; null before they ever did. */
  lastSeen: Nullable(Instant),
});

/** One person whom a list is shared with. */
export const WatchlistShareSchema = Type.Object({
  id: Type.String(),
  /** The caller's own id on their own shares, else null: callers must not learn whether an email has an account. */
  owner: NullableString,
  /** Lower-case. */
  email: Type.String(),
  role: WatchlistRoleSchema,
  list: Type.Object({ id: Type.String(), name: Type.String() }),
});

/** Watchlist of research §3, as REST has it: GraphQL sends items, metadata, datasource and columns as JSON text. */
export const WatchlistSchema = Type.Object({
  id: Type.String(),
  owner: Type.String(),
  /** Display name of the owner, for everybody who sees the list; their email is never sent. */
  ownerName: Type.String(),
  /** Lower-case emails. */
  viewers: Type.Array(Type.String()),
  admins: Type.Array(Type.String()),
  name: Type.String(),
  description: Type.String(),
  items: Type.Array(WatchlistItemSchema),
  itemCount: Count,
  /** Null for a personal list. */
  accountID: NullableString,
  account: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  account_privacy: WatchlistPrivacySchema,
  /** The first of `teams`, for older users (decision AMB-157). */
  teamID: NullableString,
  columns: Type.Unknown(),
  metadata: WatchlistMetadataSchema,
  datasource: Nullable(WatchlistDatasourceSchema),
  updatingData: Type.Boolean(),
  lastDataUpdate: Nullable(Instant),
  teams: Type.Array(WatchlistTeamSchema),
  shares: Type.Array(WatchlistShareSchema),
  /** The caller's own; empty until they first opened the list. */
  settings: Type.Array(WatchlistSettingSchema),
  /** Why nobody can change the list at present; null if it is open. */
  readOnly: Type.Optional(
    Nullable(Type.Union([Type.Literal('pending'), Type.Literal('inactive'), Type.Literal('over-limit')])),
  ),
  createdAt: Instant,
  updatedAt: Instant,
});

export type WatchlistRole = Static<typeof WatchlistRoleSchema>;
export type WatchlistPrivacy = Static<typeof WatchlistPrivacySchema>;
export type WatchlistItem = Static<typeof WatchlistItemSchema>;
export type WatchlistItemInput = Static<typeof WatchlistItemInputSchema>;
export type WatchlistMetadata = Static<typeof WatchlistMetadataSchema>;
export type WatchlistDatasource = Static<typeof WatchlistDatasourceSchema>;
export type WatchlistTeam = Static<typeof WatchlistTeamSchema>;
export type WatchlistSetting = Static<typeof WatchlistSettingSchema>;
export type WatchlistShare = Static<typeof WatchlistShareSchema>;
export type Watchlist = Static<typeof WatchlistSchema>;

/** A list without its companies, as lists of lists have it: one of thousands would be megabytes. */
export type WatchlistCard = Omit<Watchlist, 'items'>;
