import type { Group } from '@fs/api-contract';

/** The calling user, with groups read from the database for this request. */
export interface User {
  /** The `sub` of the user's tokens. */
  id: string;
  email: string;
  groups: readonly Group[];
  /** The session of the request; absent for calls without a request, such as jobs. */
  sessionId?: string;
  /** Time of the login of that session. */
  signedInAt?: Date;
  /** Whether a replica may not have the user's last change yet. */
  hasJustWritten?: boolean;
}
