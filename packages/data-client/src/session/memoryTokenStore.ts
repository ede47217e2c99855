import type { TokenStore } from './TokenStore.ts';

/** A store that ends with the page: for tests, and for users whose browser keeps nothing. */
export function createMemoryTokenStore(): TokenStore {
  let refreshToken: string | null = null;
  let userName: string | null = null;
  return {
    readRefreshToken: () => refreshToken,
    writeRefreshToken: (token) => {
      refreshToken = token;
    },
    clearRefreshToken: () => {
      refreshToken = null;
    },
    readUserName: () => userName,
    writeUserName: (email) => {
      userName = email;
    },
    clearUserName: () => {
      userName = null;
    },
    subscribe: () => () => undefined,
  };
}
