import type { Failure, FailureReason, SessionUser } from '@fs/api-contract';
import { TokenUnavailable } from '../transport/TokenUnavailable.ts';
import type {
  AttributeChanges,
  AttributeResult,
  AuthOutcome,
  AuthProvider,
  Credentials,
  Tokens,
} from './AuthProvider.ts';
import { type AccountSteps, accountSteps, normalEmail } from './accountSteps.ts';
import type { GoogleSignIn } from './googleSignIn.ts';
import { readIdToken } from './readIdToken.ts';
import { sessionFailures } from './sessionFailures.ts';
import { createSessionState, type SessionState } from './sessionState.ts';
import type { TokenChange, TokenStore } from './TokenStore.ts';
import { type SessionLocks, tabLocks } from './tabLocks.ts';

export interface SessionOptions {
  provider: AuthProvider;
  store: TokenStore;
  /** Undefined where nobody can log in with Google. */
  google?: GoogleSignIn | undefined;
  /** Lets one tab at a time refresh. */
  locks?: SessionLocks;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The session of the user on this device. Its functions need no `this`. */
export interface Session extends AccountSteps {
  /** Returns the current state: the same object until it changes. With `subscribe`, made for `useSyncExternalStore`. */
  state(): SessionState;
  /** Calls `listener` at every change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  user(): SessionUser | null;
  /** Restores the session of an earlier page. `signed-out` when there is none. */
  restore(): Promise<AuthOutcome<SessionUser>>;
  /**
   * Goes on as the user of an earlier page, where there is no connection to ask the provider. `signed-out` when nobody is
   * logged in on this device. The next token is asked for as usual.
   */
  resume(user: SessionUser): AuthOutcome<SessionUser>;
  /** Requests new tokens, for instance after a change of plan, since groups are part of them. */
  refresh(): Promise<AuthOutcome<SessionUser>>;
  /** The email may have surrounding spaces and any case. Failures as in AuthProvider. */
  signIn(credentials: Credentials): Promise<AuthOutcome<SessionUser>>;
  /** Whether Google login is available. */
  hasGoogle: boolean;
  /** Leaves the page to log in with Google. `backUrl`: where to return to. */
  startGoogle(backUrl: string): Promise<void>;
  /** Handles the address that Google login returned to: the page at `paths.googleReturn`. */
  finishGoogle(url: string): Promise<AuthOutcome<{ user: SessionUser; backUrl: string }>>;
  /** Sets a new password, given the current one; other devices are logged out. Failures as in AuthProvider. */
  changePassword(input: { current: string; password: string }): Promise<AuthOutcome<void>>;
  /** Changes the user's names at once, and their email once `confirmEmail` has the code that is mailed to it. */
  updateAttributes(changes: AttributeChanges): Promise<AuthOutcome<AttributeResult>>;
  resendEmailCode(): Promise<AuthOutcome<void>>;
  confirmEmail(code: string): Promise<AuthOutcome<void>>;
  /** Deletes the user at the provider, after everything else of the account. */
  deleteUser(): Promise<AuthOutcome<void>>;
  /** Logs out here at once, then everywhere. After a failure, other devices may still be logged in. */
  signOut(): Promise<AuthOutcome<void>>;
  /**
   * Returns a valid ID token for the Authorization header; null for a signed-out user, and while none is available.
   * `isRefused`: the server refused the last one.
   */
  idToken(options?: { isRefused?: boolean }): Promise<string | null>;
  /** Returns why a logged-in user has no ID token: the provider is unreachable; null otherwise. */
  tokenFailure(): FailureReason | null;
  /** Returns a signal that aborts with a `TokenUnavailable` when the user is logged out. */
  untilLogout(): AbortSignal;
  /** Returns the email of the last login on this device. */
  userName(): string | null;
  /** Stops listening to other tabs. */
  close(): void;
}

interface HeldTokens extends Tokens {
  receivedAt: number;
  expiresAt: number;
}

const signedOut: Failure<never> = { ok: false, error: sessionFailures.signedOut, reason: 'signed-out' };
const lockName = 'fs.session';
/** A token that expires within this time is renewed before use, so that it cannot expire in transit. */
const margin = 60_000;
/** A token younger than this that is refused would be refused again, so it is not renewed in a loop. */
const freshFor = 5_000;

/** Creates a session with ID and access token in memory only, and the refresh token in the store. */
export function createSession(options: SessionOptions): Session {
  const { provider, store, google, locks = tabLocks(), now = Date.now } = options;
  const sessionState = createSessionState();
  let held: HeldTokens | null = null;
  let refreshFailure: FailureReason | null = null;
  let refreshing: Promise<AuthOutcome<SessionUser>> | undefined;
  let login = new AbortController();

  const heldFor = (milliseconds: number) => (held && now() + milliseconds < held.expiresAt ? held : null);

  function enter(tokens: Tokens): AuthOutcome<SessionUser> {
    const user = readIdToken(tokens.idToken);
    if (!user) return { ok: false, error: sessionFailures.unreadable, reason: 'malformed' };
    // Counted from now instead of the token's own claim, since the user's clock may be wrong.
    held = { ...tokens, receivedAt: now(), expiresAt: now() + tokens.expiresIn * 1000 };
    store.writeRefreshToken(tokens.refreshToken);
    if (login.signal.aborted) login = new AbortController();
    sessionState.set({ status: 'signed-in', user });
    return { ok: true, data: user };
  }

  function leave(): Failure<never> {
    held = null;
    login.abort(new TokenUnavailable('signed-out'));
    sessionState.set({ status: 'signed-out' });
    return signedOut;
  }

  async function refreshInTurn(): Promise<AuthOutcome<SessionUser>> {
    // Read only inside of the lock: the previous tab may have rotated the token.
    const refreshToken = store.readRefreshToken();
    if (refreshToken === null) return leave();
    const outcome = await provider.refresh(refreshToken);
    refreshFailure = outcome.ok ? null : outcome.reason;
    // Someone logged out, or in, meanwhile: the result belongs to a session that is over.
    if (store.readRefreshToken() !== refreshToken) return refreshInTurn();
    if (outcome.ok) return enter(outcome.data);
    if (outcome.reason === 'signed-out') {
      store.clearRefreshToken();
      leave();
    } else if (sessionState.get().status === 'loading') {
      sessionState.set({ status: 'loading', failure: outcome });
    }
    return outcome;
  }

  function refresh(): Promise<AuthOutcome<SessionUser>> {
    refreshing ??= locks.request(lockName, refreshInTurn).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  /** Calls the provider with a valid access token, and refreshes the ID token's claims after a success. */
  async function asUser<Data>(
    run: (accessToken: string) => Promise<AuthOutcome<Data>>,
    { isProfileChanged }: { isProfileChanged: boolean },
  ): Promise<AuthOutcome<Data>> {
    if (sessionState.get().status === 'signed-out') return signedOut;
    if (!heldFor(margin)) await refresh();
    const accessToken = heldFor(0)?.accessToken;
    if (accessToken === undefined) return signedOut;
    const outcome = await run(accessToken);
    if (outcome.ok && isProfileChanged) await refresh();
    return outcome;
  }

  function onOtherTab({ isRestored }: TokenChange): void {
    const isSignedOutThere = store.readRefreshToken() === null;
    // An open page hears of each user that leaves. A restored one may have missed it.
    const isOtherUser = isRestored && store.readUserName() !== sessionState.user()?.attributes.email;
    if (isSignedOutThere) leave();
    else if (sessionState.get().status === 'signed-out' || isOtherUser) {
      sessionState.set({ status: 'loading' });
      void refresh();
    }
  }

  return {
    state: sessionState.get,
    subscribe: sessionState.subscribe,
    user: sessionState.user,
    restore: async () => {
      const user = sessionState.user();
      return user ? { ok: true, data: user } : refresh();
    },
    resume: (user) => {
      if (store.readRefreshToken() === null) return leave();
      refreshFailure = 'offline';
      sessionState.set({ status: 'signed-in', user });
      return { ok: true, data: user };
    },
    refresh,
    signIn: async ({ email, password }) => {
      const address = normalEmail(email);
      const outcome = await provider.signIn({ email: address, password });
      if (!outcome.ok) return outcome;
      store.writeUserName(address);
      return enter(outcome.data);
    },
    ...accountSteps(provider),
    hasGoogle: google !== undefined,
    startGoogle: async (backUrl) => google?.start(backUrl),
    finishGoogle: async (url) => {
      if (!google) return { ok: false, error: sessionFailures.noGoogle, reason: 'unavailable' };
      const outcome = await google.finish(url);
      if (!outcome.ok) return outcome;
      const entered = enter(outcome.data.tokens);
      if (!entered.ok) return entered;
      store.writeUserName(entered.data.attributes.email);
      return { ok: true, data: { user: entered.data, backUrl: outcome.data.backUrl } };
    },
    changePassword: (input) =>
      asUser((accessToken) => provider.changePassword({ accessToken, ...input }), { isProfileChanged: false }),
    updateAttributes: ({ email, ...names }) =>
      asUser(
        (accessToken) =>
          provider.updateAttributes({
            accessToken,
            ...names,
            ...(email !== undefined && { email: normalEmail(email) }),
          }),
        { isProfileChanged: true },
      ),
    resendEmailCode: () => asUser(provider.resendEmailCode, { isProfileChanged: false }),
    confirmEmail: async (code) => {
      const input = { code: code.trim() };
      const outcome = await asUser((accessToken) => provider.confirmEmail({ accessToken, ...input }), {
        isProfileChanged: true,
      });
      const email = sessionState.user()?.attributes.email;
      if (outcome.ok && email !== undefined) store.writeUserName(email);
      return outcome;
    },
    deleteUser: () => asUser(provider.deleteUser, { isProfileChanged: false }),
    signOut: async () => {
      const accessToken = heldFor(margin)?.accessToken;
      const refreshToken = store.readRefreshToken();
      // First, so that other tabs find no name when they hear that the token is gone.
      store.clearUserName();
      store.clearRefreshToken();
      leave();
      if (accessToken !== undefined) return provider.signOut(accessToken);
      if (refreshToken === null) return { ok: true, data: undefined };
      // Logging out everywhere needs a valid access token.
      const renewed = await provider.refresh(refreshToken);
      if (renewed.ok) return provider.signOut(renewed.data.accessToken);
      return renewed.reason === 'signed-out' ? { ok: true, data: undefined } : renewed;
    },
    idToken: async ({ isRefused = false } = {}) => {
      if (sessionState.get().status === 'signed-out') return null;
      const good = heldFor(margin);
      const isWanted = !good || (isRefused && now() - good.receivedAt > freshFor);
      if (isWanted) await refresh();
      return heldFor(0)?.idToken ?? null;
    },
    tokenFailure: () => (sessionState.user() && !heldFor(0) ? refreshFailure : null),
    untilLogout: () => login.signal,
    userName: store.readUserName,
    close: store.subscribe(onOtherTab),
  };
}
