import type { Database } from '../database/database.ts';
import type { FindUser } from '../http/restRoutes.ts';
import { addRemoteUser } from './addRemoteUser.ts';
import { type IdentityProvider, TokenRefused } from './identityProvider.ts';
import { readSessionUser } from './readSessionUser.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Finds who sent a request: an ID token in `Authorization: Bearer`, nothing else and never a cookie. A token that is
 * refused is the same as none, so a page that anyone may read stays readable with an old one.
 */
export function createFindUser(database: Database, identity: IdentityProvider): FindUser {
  return async ({ headers }) => {
    const [, token] = bearer.exec(headers.authorization ?? '') ?? [];
    if (!token) return null;
    try {
      const verified = await identity.verify(token);
      const user = await readSessionUser(database, verified, identity.sessions);
      if (user || identity.sessions === 'stored' || !verified.profile) return user;
      const isNew = await addRemoteUser(database, verified.userId, verified.profile);
      return isNew ? await readSessionUser(database, verified, identity.sessions) : null;
    } catch (error) {
      if (error instanceof TokenRefused) return null;
      throw error;
    }
  };
}
