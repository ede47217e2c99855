import type { SessionOrganization, StaffGroup } from '@fs/api-contract';
import type { Defaulted, InstantColumn, MadeId, MadeInstant, Nullable, NullableJson } from './columnTypes.ts';

export interface UsersTable {
  /** The `sub` of the user's tokens. */
  id: string;
  /** Lower-case. */
  email: string;
  given_name: string;
  family_name: string;
  /** Null where another identity provider holds the password. */
  password_hash: Nullable<string>;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'DISABLED';
  staff_groups: Defaulted<StaffGroup[]>;
  organization: NullableJson<SessionOrganization>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

export interface SessionsTable {
  id: MadeId;
  user_id: string;
  refresh_token_hash: Buffer;
  /** The token before the last rotation: its return is the mark of a stolen one. */
  previous_token_hash: Nullable<Buffer>;
  created_at: MadeInstant;
  last_used_at: MadeInstant;
  expires_at: InstantColumn;
  revoked_at: Nullable<Date>;
}

/** One stored choice of one user; a key stands once. */
export interface PreferencesTable {
  id: MadeId;
  owner_id: string;
  key: string;
  value: Nullable<string>;
  details: NullableJson<unknown>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}
