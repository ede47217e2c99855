import { preferenceResolvers } from '../areas/preferences/resolvers.ts';
import type { QueryResolvers, Resolvers } from '../generated/schema.gen.ts';

/** Every operation of schema.graphql, area by area; one that is missing does not compile. */
export const resolvers: Resolvers & { Query: Required<QueryResolvers> } = {
  Query: { ...preferenceResolvers.Query },
};
