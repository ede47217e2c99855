import type { LimitExceeded } from '@fs/api-contract';

/** Outcome of saving a list. Compatible with the data client's Outcome. */
export type WatchlistSaved =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The server's message for users. */
      readonly error: string;
      /** Why, as a sentence for users, if known. */
      readonly why?: string | undefined;
      /** Whether the plan's limit of lists is reached. */
      readonly limit?: LimitExceeded;
    };
