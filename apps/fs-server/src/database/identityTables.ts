import type { MailFrequency, SessionOrganization, StaffGroup, Tours } from '@fs/api-contract';
import type {
  Defaulted,
  DefaultedJson,
  GeneratedId,
  GeneratedInstant,
  InstantColumn,
  Nullable,
  NullableJson,
} from './columnTypes.ts';

export interface UsersTable {
  /** The `sub` of the user's tokens. */
  id: string;
  /** In lower case. */
  email: string;
  given_name: string;
  family_name: string;
  /** Null when another identity provider manages the password, and until the email of a sign-up is confirmed. */
  password_hash: Nullable<string>;
  /** Number of credential changes. Only `changeCredential` writes it. */
  credential_version: Defaulted<number>;
  /** In lower case. Replaces `email` once a code mailed to it is entered. */
  pending_email: Nullable<string>;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'DISABLED';
  staff_groups: Defaulted<StaffGroup[]>;
  organization: NullableJson<SessionOrganization>;
  /** Tokens of earlier logins are rejected. For external providers, whose sessions are not in our database. */
  signed_out_at: Nullable<Date>;
  /** Time of the last change, where there is a replica. */
  wrote_at: Nullable<Date>;
  avatar_key: Nullable<string>;
  /** Slugs of Market Pulse lists. */
  market_pulses: Defaulted<string[]>;
  watchlist_emails: Defaulted<boolean>;
  /** Whether notices are mailed too. */
  notice_emails: Defaulted<boolean>;
  /** Whether unread messages of private channels are mailed about. */
  message_emails: Defaulted<boolean>;
  mail_frequency: Defaulted<MailFrequency>;
  /** While true, no mail is sent that the user can unsubscribe from. */
  mail_paused: Defaulted<boolean>;
  tours: DefaultedJson<Tours>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

export interface SessionsTable {
  id: GeneratedId;
  user_id: string;
  refresh_token_hash: Buffer;
  /** The token before the last rotation. Its reuse indicates theft. */
  previous_token_hash: Nullable<Buffer>;
  created_at: GeneratedInstant;
  last_used_at: GeneratedInstant;
  expires_at: InstantColumn;
  /** For example `Firefox on Windows`; null if the client did not send it. */
  device: Nullable<string>;
  revoked_at: Nullable<Date>;
}

/** One stored setting of one user. Keys are unique per user. */
export interface PreferencesTable {
  id: GeneratedId;
  owner_id: string;
  key: string;
  value: Nullable<string>;
  details: NullableJson<unknown>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** A mailed six-digit code. Several of one user and purpose can be valid at the same time. */
export interface ConfirmationCodesTable {
  id: GeneratedId;
  user_id: string;
  purpose: 'sign-up' | 'password' | 'email';
  code_hash: Buffer;
  expires_at: InstantColumn;
  used_at: Nullable<Date>;
  /** Keyed hash of the network that requested the code. */
  asked_from: Nullable<Buffer>;
  /** Wrong tries from that network, and from all others. */
  own_tries: Defaulted<number>;
  other_tries: Defaulted<number>;
}

/** A sign-up of a user whose email is unconfirmed, or whose password is still undecided among several. */
export interface SignUpsTable {
  /** SHA-256 of the secret that only the page of the sign-up got. */
  session_hash: Buffer;
  user_id: string;
  given_name: string;
  family_name: string;
  password_hash: string;
  created_at: InstantColumn;
  /** SHA-256 of the secret that only the page of the confirmation got; null before that. */
  proof_hash: Nullable<Buffer>;
}

/** The code of a Google login, exchanged for tokens once. */
export interface AuthorizationCodesTable {
  code_hash: Buffer;
  user_id: string;
  redirect_uri: string;
  /** SHA-256 of the code verifier, in base64url (RFC 7636). */
  code_challenge: string;
  nonce: Nullable<string>;
  /** The user's credential version when the code was issued. */
  credential_version: number;
  expires_at: InstantColumn;
  is_used: Defaulted<boolean>;
  /** The session that the code opened. A second use of the code ends it. */
  session_id: Nullable<string>;
}

/** Users that were deleted, so that a token that is still valid does not create them again. */
export interface DeletedUsersTable {
  id: string;
  deleted_at: GeneratedInstant;
}

/** The number of tries in a window that ends at `expires_at`. */
export interface AttemptsTable {
  /** Keyed hash of the counted value. */
  key: Buffer;
  count: number;
  expires_at: InstantColumn;
  /** How many times in a row the limit was exceeded. */
  exceeded: Defaulted<number>;
  /** When the row is deleted. Later than `expires_at` while `exceeded` still counts. */
  kept_until: InstantColumn;
}
