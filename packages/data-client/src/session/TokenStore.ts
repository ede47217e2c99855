/** The part of a session that outlives a page and is shared by all tabs: the refresh token, and the last email. */
export interface TokenStore {
  readRefreshToken(): string | null;
  writeRefreshToken(token: string): void;
  clearRefreshToken(): void;
  /** Email of the last login, to prefill the next one (decision AMB-027). */
  readUserName(): string | null;
  writeUserName(email: string): void;
  clearUserName(): void;
  /** Calls `listener` when another tab changes the refresh token. Returns a function that unsubscribes. */
  subscribe(listener: (change: TokenChange) => void): () => void;
}

/**
 * How a page learns of a change: while it is open, or `isRestored` after the user came back to it, when it missed what
 * happened meanwhile.
 */
export interface TokenChange {
  isRestored: boolean;
}

/** The part of the Web Storage API used here, for programs whose types have no DOM. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
