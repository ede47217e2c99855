import type { Database } from '../database/database.ts';
import type { FindReader } from '../http/restRoutes.ts';
import { type IdentityProvider, TokenRefused } from './identityProvider.ts';
import { readSessionUser } from './readSessionUser.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Finds who sent a request: an ID token in `Authorization: Bearer`, nothing else and never a cookie. A token that is
 * refused is the same as none, so a page that anyone may read stays readable with an old one.
 */
export function createFindReader(database: Database, identity: IdentityProvider): FindReader {
  return async ({ headers }) => {
    const [, token] = bearer.exec(headers.authorization ?? '') ?? [];
    if (!token) return null;
    try {
      return await readSessionUser(database, await identity.verify(token), identity.sessions);
    } catch (error) {
      if (error instanceof TokenRefused) return null;
      throw error;
    }
  };
}
