import type { LimitExceeded } from '@fs/api-contract';

/** What came of saving a list. What the data client answers is one. */
export type WatchlistSaved =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** What the server said, for a user's eyes. */
      readonly error: string;
      /** The plan allows no more lists. */
      readonly limit?: LimitExceeded;
    };
