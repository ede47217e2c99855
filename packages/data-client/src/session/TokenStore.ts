/** What outlives a page of the session, and is shared by all tabs: the refresh token, and the email last used. */
export interface TokenStore {
  readRefreshToken(): string | null;
  writeRefreshToken(token: string): void;
  clearRefreshToken(): void;
  /** Email of the last sign-in, to fill in the next one (decision AMB-027). */
  readUserName(): string | null;
  writeUserName(email: string): void;
  /** Calls `listener` when another tab changed the refresh token. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** The part of the Web Storage API that is needed here, for programs whose types have no DOM. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
