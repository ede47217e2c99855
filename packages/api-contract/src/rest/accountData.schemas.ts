import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import type { accountDataRoutes } from './accountData.ts';
import { ClosedObject, Count, Identifier, Instant } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** An organization that nobody else owns. */
const OrganizationSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Other people who belong to it. */
  members: Count,
  /** Its watchlists. */
  lists: Count,
});

export const AccountDeletionSchema = Type.Object({
  /** Organizations that only the user owns. Each is handed on before, or deleted with the account. */
  organizations: Type.Array(OrganizationSchema, { maxItems: limits.accountsListed }),
  /** Names of accounts with a running subscription. The user cancels it first. */
  paying: Type.Array(Type.String(), { maxItems: limits.accountsListed }),
  /** Watchlists that somebody else can edit. They go to that person, or to an owner of their organization. */
  listsHandedOn: Count,
  /** Watchlists that are deleted. */
  listsDeleted: Count,
  /** How many of those others can view. */
  sharedListsDeleted: Count,
});

/** Everything that is stored about the user, by kind. */
export const AccountDataSchema = Type.Object({
  createdAt: Instant,
  data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
});

export const accountDataSchemas = {
  getAccountData: { response: AccountDataSchema },
  getAccountDeletion: { response: AccountDeletionSchema },
  deleteAccount: {
    body: ClosedObject({
      /** Ids of the organizations that the user agreed to delete: all that only they own. */
      organizations: Type.Array(Identifier, { maxItems: limits.accountsListed }),
    }),
    response: Type.Object({}),
  },
} satisfies RouteSchemas<typeof accountDataRoutes>;

export type AccountDeletion = Static<typeof AccountDeletionSchema>;
export type AccountData = Static<typeof AccountDataSchema>;
