import type { Group } from '@fs/api-contract';

/** Who is calling, with groups computed from the database at this request. */
export interface User {
  /** The `sub` of the user's tokens. */
  id: string;
  email: string;
  groups: readonly Group[];
  /** The session that the request belongs to; absent where no request is behind a call. */
  sessionId?: string;
}
