import { type apiTokenRoutes, limits } from '@fs/api-contract';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { lockUser } from '../../identity/lockUser.ts';
import { toSingleLine } from '../watchlists/texts.ts';
import { countTokens, deleteToken, insertToken, listTokens } from './repository.ts';
import { createSecret, hashSecret } from './secret.ts';

const dayMs = 86_400_000;

/** Characters of a secret that a list shows, to tell tokens apart. */
const hintLength = 4;

/** Handlers of the user's personal API tokens. A token itself cannot call them. */
export function apiTokenHandlers(database: Database): Handlers<typeof apiTokenRoutes> {
  return {
    listApiTokens: ({ user }) => listTokens(database, user.id),

    createApiToken: ({ user, body: { name: text, scopes, days } }) => {
      const name = toSingleLine(text);
      if (name === '') throw invalid('Enter a name');
      const secret = createSecret();
      return database.kysely.transaction().execute(async (kysely) => {
        await lockUser({ kysely }, user.id);
        if ((await countTokens({ kysely }, user.id)) >= limits.apiTokens) {
          throw invalid(`You can have up to ${limits.apiTokens} tokens. Revoke one first.`);
        }
        const token = await insertToken(
          { kysely },
          {
            user_id: user.id,
            name,
            scopes,
            secret_hash: hashSecret(secret),
            hint: secret.slice(-hintLength),
            expires_at: new Date(Date.now() + days * dayMs),
          },
        );
        const actor = `user:${user.id}` as const;
        const facts = { name, scopes, days };
        await audit.record(kysely, { action: 'api-token.created', actor, subject: `api-token:${token.id}`, facts });
        return { secret, token };
      });
    },

    revokeApiToken: ({ user, params: { id } }) =>
      database.kysely.transaction().execute(async (kysely) => {
        const name = await deleteToken({ kysely }, user.id, id);
        if (name === undefined) throw notFound();
        const actor = `user:${user.id}` as const;
        const subject = `api-token:${id}`;
        await audit.record(kysely, { action: 'api-token.revoked', actor, subject, facts: { name } });
        return {};
      }),
  };
}
