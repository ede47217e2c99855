import type { FailureReason, RouteName } from '@fs/api-contract';
import ky, { type KyInstance } from 'ky';
import { answerShapes } from '../generated/answerShapes.gen.ts';
import { hasShape } from './hasShape.ts';
import { TokenUnavailable } from './TokenUnavailable.ts';

/** Provides the token for the Authorization header; null for a signed-out user. */
export interface TokenSource {
  /** `isRefused`: the server refused the last token, so a new one is needed. */
  idToken(options?: { isRefused?: boolean }): Promise<string | null>;
  /** Why a logged-in user has no token at the moment; null for everybody else. */
  tokenFailure?(): FailureReason | null;
  /** Aborts with a `TokenUnavailable` when the user is logged out, and stays so until somebody logs in. */
  untilLogout?(): AbortSignal;
}

export interface HttpOptions {
  /** Origin of the API. */
  apiUrl: string;
  tokens: TokenSource;
  fetch?: typeof globalThis.fetch;
  /** Timeout of one attempt, in milliseconds. */
  timeout?: number;
}

const defaultTimeout = 15_000;

/** What a call says of itself, as ky's `context`. */
export interface CallContext extends Record<string, unknown> {
  /** Whether it needs no session, so that it is sent after a logout too. */
  isPublic: boolean;
}

/** Whether JSON is what a call answers. */
export function isAnswer(name: RouteName, data: unknown): boolean {
  return hasShape(data, answerShapes[name]);
}

/** One HTTP client for REST and GraphQL: token, timeout, and retries where they are safe. */
export function createKy({ apiUrl, tokens, fetch, timeout = defaultTimeout }: HttpOptions): KyInstance {
  /** Ends a user's requests at logout: nobody waits for the answers, and the server would refuse the late ones. */
  const fetchUntilLogout: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const logout = request.headers.has('authorization') ? tokens.untilLogout?.() : undefined;
    const signal = logout && AbortSignal.any([request.signal, logout]);
    return (fetch ?? globalThis.fetch)(request, { ...init, ...(signal && { signal }) });
  };
  return ky.create({
    baseUrl: apiUrl,
    timeout,
    // Cookies never carry a session here, so none are sent.
    credentials: 'omit',
    fetch: fetchUntilLogout,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      maxRetryAfter: 5000,
      jitter: true,
      shouldRetry: ({ error }) => (error instanceof TokenUnavailable ? false : undefined),
    },
    hooks: {
      beforeRequest: [
        async ({ request, options }) => {
          const token = await tokens.idToken();
          if (token) request.headers.set('authorization', `Bearer ${token}`);
          // What a page still starts after a logout would be refused.
          else if (options.context.isPublic !== true) tokens.untilLogout?.().throwIfAborted();
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          const refused = request.headers.get('authorization');
          if (response.status !== 401 || retryCount > 0) return undefined;
          const token = refused ? await tokens.idToken({ isRefused: true }) : null;
          const failure = token === null ? tokens.tokenFailure?.() : null;
          // An unreachable provider must not ask a user to log in who is logged in.
          if (failure) throw new TokenUnavailable(failure);
          if (!token || `Bearer ${token}` === refused) return undefined;
          const headers = new Headers(request.headers);
          headers.set('authorization', `Bearer ${token}`);
          return ky.retry({ request: new Request(request, { headers }), delay: 0, code: 'TOKEN_REFUSED' });
        },
      ],
    },
  });
}
