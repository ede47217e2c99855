import { type ApiScope, limits } from '@fs/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { forbidden } from '../../http/failures.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { User } from '../../http/user.ts';
import type { Attempts } from '../../identity/attempts.ts';
import { findConfirmedUserById } from '../../identity/users.ts';
import { findToken, touchToken } from './repository.ts';
import { hashSecret, readSecret } from './secret.ts';

/**
 * Finds the user of a request by a personal API token, for a call that needs a scope. Null without a valid token.
 * @throws HttpFailure 403 for a token without the scope, 429 beyond the token's own limit
 */
export type FindTokenUser = (request: FastifyRequest, scope: ApiScope) => Promise<User | null>;

const rule = { name: 'api token', limit: limits.apiTokenPerMinute, windowSeconds: 60 };

export function createFindTokenUser(database: Database, attempts: Attempts): FindTokenUser {
  return async ({ headers }, scope) => {
    const secret = readSecret(headers.authorization);
    const token = secret === undefined ? undefined : await findToken(database, hashSecret(secret));
    if (!token) return null;
    await limitCalls(attempts, rule, token.id);
    if (!token.scopes.includes(scope)) throw forbidden(`This token can’t read ${scope}`);
    await touchToken(database, token.id);
    return (await findConfirmedUserById(database, token.user_id)) ?? null;
  };
}
