import { preferenceResolvers } from '../areas/preferences/resolvers.ts';
import type { Resolvers } from '../generated/schema.gen.ts';

/** Every operation of schema.graphql, area by area. */
export const resolvers: Resolvers = {
  Query: { ...preferenceResolvers.Query },
};
