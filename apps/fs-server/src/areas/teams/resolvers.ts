import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.gen.ts';
import { asReader } from '../../graphql/asUser.ts';
import { notFound } from '../../http/failures.ts';
import { addAccount, editAccount, updateAccount } from './changeAccounts.ts';
import { addTeam, editTeam, removeTeam } from './changeTeams.ts';
import { findAccount, listAccountsMade, listMemberships, listTeamMemberships, listTeams } from './repository.ts';

const isSame = (email: string, own: string): boolean => email.trim().toLowerCase() === own;

const queries = {
  getAccount: (_parent, { id }, context) =>
    asReader(context, async (reader) => {
      const account = await findAccount(context.database, reader, id);
      if (!account) throw notFound();
      return account;
    }),
  teamsByAccount: (_parent, { accountID }, context) =>
    asReader(context, async (reader) => {
      const account = await findAccount(context.database, reader, accountID);
      return account ? listTeams(context.database, account.id) : [];
    }),
  // Another's are answered as if there were none.
  byTeamMember: (_parent, { email }, context) =>
    asReader(context, async (reader) =>
      isSame(email, reader.email) ? listTeamMemberships(context.database, reader.email) : [],
    ),
  byAccountMember: (_parent, { email }, context) =>
    asReader(context, async (reader) => (isSame(email, reader.email) ? listMemberships(context.database, reader) : [])),
  // Those that another created are answered as if there were none.
  accountsByCreator: (_parent, { creator, accountType }, context) =>
    asReader(context, async (reader) =>
      creator === reader.id ? listAccountsMade(context.database, reader, accountType ?? undefined) : [],
    ),
} satisfies QueryResolvers;

const mutations = {
  addTeam: (_parent, { input }, context) => asReader(context, (reader) => addTeam(context.database, reader, input)),
  editTeam: (_parent, { input }, context) => asReader(context, (reader) => editTeam(context.database, reader, input)),
  removeTeam: (_parent, { input }, context) =>
    asReader(context, (reader) => removeTeam(context.database, reader, input)),
  addAccount: (_parent, { input }, context) =>
    asReader(context, (reader) => addAccount(context.database, reader, input)),
  editAccount: (_parent, { input }, context) =>
    asReader(context, (reader) => editAccount(context.database, reader, input)),
  updateAccount: (_parent, { input }, context) =>
    asReader(context, (reader) => updateAccount(context.database, reader, input)),
} satisfies MutationResolvers;

/** Accounts and teams as their members read them and their owners change them. */
export const teamResolvers = {
  Query: queries,
  Mutation: mutations,
  Account: { limits: ({ limits }) => (limits === null ? null : JSON.stringify(limits)) },
} satisfies Resolvers;
