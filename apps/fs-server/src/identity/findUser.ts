import type { Database } from '../database/database.ts';
import type { FindUser } from '../http/restRoutes.ts';
import { addRemoteUser } from './addRemoteUser.ts';
import { type IdentityProvider, InvalidTokenError } from './identityProvider.ts';
import { readSessionUser } from './readSessionUser.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Finds the user of a request by its ID token in `Authorization: Bearer`, never by a cookie. An invalid token counts as
 * none, so that public pages stay accessible with an expired one.
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
      if (error instanceof InvalidTokenError) return null;
      throw error;
    }
  };
}
