import type { Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import { requireAccountOwner } from '../billing/requireAccountOwner.ts';
import { createReferral, readReferrals, updateReferral } from './changeReferrals.ts';

/** Resolvers of an account's own referral codes, for its owners. */
export const referralResolvers = {
  Query: {
    referralsByAccount: (_parent, { accountID }, context) =>
      asUser(context, async (user) => {
        await requireAccountOwner(context.database, user, accountID);
        return readReferrals(context.database, accountID);
      }),
  },
  Mutation: {
    createReferral: (_parent, { input }, context) =>
      asUser(context, (user) => createReferral(context.database, user, input)),
    updateReferral: (_parent, { input }, context) =>
      asUser(context, (user) => updateReferral(context.database, user, input)),
  },
} satisfies Resolvers;
