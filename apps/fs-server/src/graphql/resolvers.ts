import { assessmentResolvers } from '../areas/assessment/resolvers.ts';
import { channelResolvers } from '../areas/channels/resolvers.ts';
import { courseResolvers } from '../areas/courses/resolvers.ts';
import { curationResolvers } from '../areas/curation/resolvers.ts';
import { makingResolvers } from '../areas/making/resolvers.ts';
import { planResolvers } from '../areas/plans/resolvers.ts';
import { preferenceResolvers } from '../areas/preferences/resolvers.ts';
import { referralResolvers } from '../areas/referrals/resolvers.ts';
import { teamResolvers } from '../areas/teams/resolvers.ts';
import { watchlistResolvers } from '../areas/watchlists/resolvers.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../generated/schema.gen.ts';

/** The resolvers of schema.graphql. A missing one does not compile. */
export const resolvers: Resolvers & { Query: Required<QueryResolvers>; Mutation: Required<MutationResolvers> } = {
  ...courseResolvers,
  ...teamResolvers,
  ...watchlistResolvers,
  Query: {
    ...assessmentResolvers.Query,
    ...channelResolvers.Query,
    ...curationResolvers.Query,
    ...makingResolvers.Query,
    ...courseResolvers.Query,
    ...planResolvers.Query,
    ...preferenceResolvers.Query,
    ...referralResolvers.Query,
    ...teamResolvers.Query,
    ...watchlistResolvers.Query,
  },
  Mutation: {
    ...assessmentResolvers.Mutation,
    ...channelResolvers.Mutation,
    ...curationResolvers.Mutation,
    ...makingResolvers.Mutation,
    ...preferenceResolvers.Mutation,
    ...referralResolvers.Mutation,
    ...teamResolvers.Mutation,
    ...watchlistResolvers.Mutation,
  },
};
