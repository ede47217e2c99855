import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import { notFound } from '../../http/failures.ts';
import { addAccount, editAccount, updateAccount } from './changeAccounts.ts';
import { addTeam, editTeam, removeTeam } from './changeTeams.ts';
import { removeAccount } from './removeAccount.ts';
import { findAccount, listCreatedAccounts, listMemberships, listTeamMemberships, listTeams } from './repository.ts';

const isSame = (email: string, own: string): boolean => email.trim().toLowerCase() === own;

const queries = {
  getAccount: (_parent, { id }, context) =>
    asUser(context, async (user) => {
      const account = await findAccount(context.database, user, id);
      if (!account) throw notFound();
      return account;
    }),
  teamsByAccount: (_parent, { accountID }, context) =>
    asUser(context, async (user) => {
      const account = await findAccount(context.database, user, accountID);
      return account ? listTeams(context.database, account.id) : [];
    }),
  // Other users seem to have none.
  byTeamMember: (_parent, { email }, context) =>
    asUser(context, async (user) =>
      isSame(email, user.email) ? listTeamMemberships(context.database, user.email) : [],
    ),
  byAccountMember: (_parent, { email }, context) =>
    asUser(context, async (user) => (isSame(email, user.email) ? listMemberships(context.database, user) : [])),
  // Other users seem to have created none.
  accountsByCreator: (_parent, { creator, accountType }, context) =>
    asUser(context, async (user) =>
      creator === user.id ? listCreatedAccounts(context.database, user, accountType ?? undefined) : [],
    ),
} satisfies QueryResolvers;

const mutations = {
  addTeam: (_parent, { input }, context) => asUser(context, (user) => addTeam(context.database, user, input)),
  editTeam: (_parent, { input }, context) => asUser(context, (user) => editTeam(context.database, user, input)),
  removeTeam: (_parent, { input }, context) => asUser(context, (user) => removeTeam(context.database, user, input)),
  addAccount: (_parent, { input }, context) => asUser(context, (user) => addAccount(context.database, user, input)),
  editAccount: (_parent, { input }, context) =>
    asUser(context, (user) => editAccount({ ...context.mailContext, store: context.database }, user, input)),
  updateAccount: (_parent, { input }, context) =>
    asUser(context, (user) => updateAccount(context.database, user, input)),
  removeAccount: (_parent, { input }, context) =>
    asUser(context, (user) => removeAccount(context.database, user, input.id, new Date())),
} satisfies MutationResolvers;

/** Resolvers of accounts and teams. */
export const teamResolvers = {
  Query: queries,
  Mutation: mutations,
  Account: { limits: ({ limits }) => (limits === null ? null : JSON.stringify(limits)) },
} satisfies Resolvers;
