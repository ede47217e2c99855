import { planResolvers } from '../areas/plans/resolvers.ts';
import { preferenceResolvers } from '../areas/preferences/resolvers.ts';
import { teamResolvers } from '../areas/teams/resolvers.ts';
import { watchlistResolvers } from '../areas/watchlists/resolvers.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../generated/schema.gen.ts';

/** The resolvers of schema.graphql. A missing one does not compile. */
export const resolvers: Resolvers & { Query: Required<QueryResolvers>; Mutation: Required<MutationResolvers> } = {
  ...teamResolvers,
  ...watchlistResolvers,
  Query: { ...planResolvers.Query, ...preferenceResolvers.Query, ...teamResolvers.Query, ...watchlistResolvers.Query },
  Mutation: { ...preferenceResolvers.Mutation, ...teamResolvers.Mutation, ...watchlistResolvers.Mutation },
};
