import { type ApiScope, type ApiToken, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The database, or a transaction. */
type Store = Pick<Database, 'kysely'>;

const columns = ['id', 'name', 'scopes', 'hint', 'created_at', 'expires_at', 'last_used_at'] as const;

interface TokenRow {
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const toToken = <Row extends TokenRow>({ created_at, expires_at, last_used_at, ...row }: Row) => ({
  ...row,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/** A user's tokens that are still valid, the newest first. */
export async function listTokens({ kysely }: Store, userId: string): Promise<ApiToken[]> {
  const rows = await kysely
    .selectFrom('api_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.apiTokens)
    .execute();
  return rows.map(toToken);
}

/** Deletes expired tokens, and counts the others. */
export async function countTokens({ kysely }: Store, userId: string): Promise<number> {
  await kysely
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const { count } = await kysely
    .selectFrom('api_tokens')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewToken {
  user_id: string;
  name: string;
  scopes: ApiScope[];
  secret_hash: Buffer;
  hint: string;
  expires_at: Date;
}

export async function insertToken({ kysely }: Store, token: NewToken): Promise<ApiToken> {
  const row = await kysely.insertInto('api_tokens').values(token).returning(columns).executeTakeFirstOrThrow();
  return toToken(row);
}

/** Deletes a token of the user. Returns its name; undefined for any other. */
export async function deleteToken({ kysely }: Store, userId: string, id: string): Promise<string | undefined> {
  const row = await kysely
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id::text = ${id}`)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** A valid token by the hash of its secret. */
export function findToken({ kysely }: Store, secretHash: Buffer) {
  return kysely
    .selectFrom('api_tokens')
    .select(['id', 'user_id', 'scopes'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Records that a token was used, up to once a minute. */
export async function touchToken({ kysely }: Store, id: string): Promise<void> {
  await kysely
    .updateTable('api_tokens')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at < now() - interval '1 minute')`)
    .execute();
}
