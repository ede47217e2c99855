import type { Resolvers } from '../../generated/schema.gen.ts';
import { conflictError, notFoundError, signedOutError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { lockUser } from '../../identity/lockUser.ts';
import {
  countPreferences,
  deletePreference,
  findPreferenceKey,
  insertPreference,
  listPreferences,
  updatePreference,
} from './repository.ts';
import { canReadPreferencesOf, requirePreference, requireQuota } from './rules.ts';

export const preferenceResolvers = {
  Query: {
    userPreferencesByOwner: async (_parent, { owner, limit, nextToken }, { database, user }) => {
      if (!user) throw signedOutError();
      if (!canReadPreferencesOf(owner, user)) return { items: [], nextToken: null };
      const after = decodePageToken(nextToken);
      const rows = await listPreferences(database, { owner, after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, nextToken: rows.length > limit && last ? encodePageToken(last.key) : null };
    },
  },
  Mutation: {
    createUserPreferences: async (_parent, { input }, { database, user }) => {
      if (!user) throw signedOutError();
      const content = requirePreference(input, user);
      const row = await database.kysely.transaction().execute(async (kysely) => {
        // Concurrent calls take turns.
        await lockUser({ kysely }, user.id);
        requireQuota(await countPreferences({ kysely }, user.id));
        return insertPreference({ kysely }, { owner: user.id, key: input.key, ...content });
      });
      if (!row) throw conflictError('A preference with this key already exists');
      return row;
    },
    updateUserPreferences: async (_parent, { input }, { database, user }) => {
      if (!user) throw signedOutError();
      const key = await findPreferenceKey(database, { id: input.id, owner: user.id });
      if (key === undefined) throw notFoundError();
      const content = requirePreference({ key, value: input.value, details: input.details }, user);
      const row = await updatePreference(database, { id: input.id, owner: user.id, ...content });
      if (!row) throw notFoundError();
      return row;
    },
    deleteUserPreferences: async (_parent, { input }, { database, user }) => {
      if (!user) throw signedOutError();
      const row = await deletePreference(database, { id: input.id, owner: user.id });
      if (!row) throw notFoundError();
      return row;
    },
  },
} satisfies Resolvers;
