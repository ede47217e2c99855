import type { SessionOrganization, StaffGroup, Tours } from '@fs/api-contract';
import type {
  Defaulted,
  DefaultedJson,
  InstantColumn,
  MadeId,
  MadeInstant,
  Nullable,
  NullableJson,
} from './columnTypes.ts';

export interface UsersTable {
  /** The `sub` of the user's tokens. */
  id: string;
  /** Lower-case. */
  email: string;
  given_name: string;
  family_name: string;
  /** Null where another identity provider holds the password, and until the e-mail of a sign-up is confirmed. */
  password_hash: Nullable<string>;
  /** Counts changes of what the user proves themselves with. Written by `changeCredential` only. */
  credential_version: Defaulted<number>;
  /** Lower-case; an address that replaces `email` once a code mailed to it is entered. */
  pending_email: Nullable<string>;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'DISABLED';
  staff_groups: Defaulted<StaffGroup[]>;
  organization: NullableJson<SessionOrganization>;
  /** Tokens of sign-ins before this moment are worth nothing: a provider elsewhere keeps no sessions with us. */
  signed_out_at: Nullable<Date>;
  avatar_key: Nullable<string>;
  /** Slugs of Market Pulse lists. */
  market_pulses: Defaulted<string[]>;
  watchlist_emails: Defaulted<boolean>;
  tours: DefaultedJson<Tours>;
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
  /** Such as `Firefox on Windows`; null where the client did not say. */
  device: Nullable<string>;
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

/** A code of six digits that was mailed. Several of one user and purpose may be good at the same time. */
export interface ConfirmationCodesTable {
  id: MadeId;
  user_id: string;
  purpose: 'sign-up' | 'password' | 'email';
  code_hash: Buffer;
  expires_at: InstantColumn;
  used_at: Nullable<Date>;
  /** Keyed hash of the network that asked for it. */
  asked_from: Nullable<Buffer>;
  /** Wrong tries from that network, and from all others. */
  own_tries: Defaulted<number>;
  other_tries: Defaulted<number>;
}

/** One sign-up of a user whose e-mail is not confirmed, or who has not chosen among several passwords yet. */
export interface SignUpsTable {
  /** SHA-256 of what only the page that signed up was told. */
  session_hash: Buffer;
  user_id: string;
  given_name: string;
  family_name: string;
  password_hash: string;
  created_at: InstantColumn;
  /** SHA-256 of what only the page was told that confirmed the e-mail; null before that. */
  proof_hash: Nullable<Buffer>;
}

/** What Google sign-in comes back with, to be exchanged for tokens once. */
export interface AuthorizationCodesTable {
  code_hash: Buffer;
  user_id: string;
  redirect_uri: string;
  /** SHA-256 of the verifier, in base64url (RFC 7636). */
  code_challenge: string;
  nonce: Nullable<string>;
  /** The user's when the code was issued. */
  credential_version: number;
  expires_at: InstantColumn;
  is_used: Defaulted<boolean>;
  /** The session that it opened: a second use ends it. */
  session_id: Nullable<string>;
}

/** How often something was tried, in a window that ends at `expires_at`. */
export interface AttemptsTable {
  /** Keyed hash of what is counted. */
  key: Buffer;
  count: number;
  expires_at: InstantColumn;
  /** How often in a row the limit was exceeded. */
  exceeded: Defaulted<number>;
  /** When the row is deleted: later than `expires_at` while `exceeded` still counts. */
  kept_until: InstantColumn;
}
