import { limits, type userRoutes } from '@fs/api-contract';
import { userAttributes } from '@fs/api-contract/schemas';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { findUsers } from './repository.ts';

export function userHandlers(database: Database): Handlers<typeof userRoutes> {
  return {
    searchUsers: async ({ query: { after = '', email, given_name, family_name } }) => {
      const most = limits.usersPerPage;
      const found = await findUsers(database, { email, given_name, family_name }, { after, most: most + 1 });
      const users = found.slice(0, most);
      return {
        users: users.map((user) => ({ attributes: userAttributes.map((name) => ({ name, value: user[name] })) })),
        next: found.length > most ? (users.at(-1)?.email ?? null) : null,
      };
    },
  };
}
