import type { ApiScope } from '@fs/api-contract';
import type { GeneratedId, GeneratedInstant, Nullable } from './columnTypes.ts';

/** Personal API tokens. The secret is not stored. */
export interface ApiTokensTable {
  id: GeneratedId;
  user_id: string;
  name: string;
  scopes: ApiScope[];
  /** SHA-256. The secret is random, so that a slow hash would add nothing. */
  secret_hash: Buffer;
  /** The last characters of the secret. */
  hint: string;
  created_at: GeneratedInstant;
  expires_at: Date;
  last_used_at: Nullable<Date>;
}
