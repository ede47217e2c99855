import { limits } from '@fs/api-contract';
import type { Resolvers } from '../../generated/schema.gen.ts';
import { invalidError, signedOutError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { listPreferences } from './repository.ts';
import { mayReadPreferencesOf } from './rules.ts';

export const preferenceResolvers = {
  Query: {
    userPreferencesByOwner: async (_parent, { owner, limit, nextToken }, { database, reader }) => {
      if (!reader) throw signedOutError();
      if (limit < 1 || limit > limits.graphqlPage) throw invalidError(`limit must be from 1 to ${limits.graphqlPage}`);
      if (!mayReadPreferencesOf(owner, reader)) return { items: [], nextToken: null };
      const after = decodePageToken(nextToken);
      const rows = await listPreferences(database, { owner, after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, nextToken: rows.length > limit && last ? encodePageToken(last.key) : null };
    },
  },
} satisfies Resolvers;
