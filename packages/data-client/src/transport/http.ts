import type { Failure, FailureReason, LimitExceeded } from '@fs/api-contract';
import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';

/** Gives the token that travels in the Authorization header; null for a visitor. */
export interface TokenSource {
  /** `isRefused`: the server did not take the last one, so a new one is wanted. */
  idToken(options?: { isRefused?: boolean }): Promise<string | null>;
}

/** Told of every failure once, without anything that the caller sent. */
export interface Logger {
  failure(entry: { call: string; reason: FailureReason; status?: number; requestId?: string }): void;
}

export interface HttpOptions {
  /** Origin of the API. */
  apiUrl: string;
  tokens: TokenSource;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds that one attempt may take. */
  timeout?: number;
}

const defaultTimeout = 15_000;

/** One HTTP client for both doors: token, timeout, and repeats where a repeat is safe. */
export function createHttp({ apiUrl, tokens, fetch, timeout = defaultTimeout }: HttpOptions): KyInstance {
  return ky.create({
    baseUrl: apiUrl,
    timeout,
    // A cookie never carries a session here, so none may travel.
    credentials: 'omit',
    ...(fetch && { fetch: (input, init) => fetch(input, init) }),
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], maxRetryAfter: 5000, jitter: true },
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          const token = await tokens.idToken();
          if (token) request.headers.set('authorization', `Bearer ${token}`);
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          const refused = request.headers.get('authorization');
          if (response.status !== 401 || !refused || retryCount > 0) return undefined;
          const token = await tokens.idToken({ isRefused: true });
          if (!token || `Bearer ${token}` === refused) return undefined;
          const headers = new Headers(request.headers);
          headers.set('authorization', `Bearer ${token}`);
          return ky.retry({ request: new Request(request, { headers }), delay: 0, code: 'TOKEN_REFUSED' });
        },
      ],
    },
  });
}

/** What is known of a failure. */
export interface CaughtFailure {
  reason: FailureReason;
  status?: number;
  requestId?: string;
  limit?: LimitExceeded;
}

/**
 * Sorts whatever was thrown into a reason; the thrown text goes no further.
 * @throws the error itself when the caller aborted.
 */
export function toFailure(error: unknown, signal: AbortSignal | undefined): CaughtFailure {
  if (signal?.aborted) throw error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const requestId = headers.get('x-request-id') ?? undefined;
    const limit = readLimit(error.data);
    return { reason: limit ? 'over-limit' : reasonOfStatus(status), status, requestId, limit };
  }
  if (isTimeoutError(error)) return { reason: 'timeout' };
  if (isNetworkError(error)) return { reason: 'offline' };
  return { reason: 'malformed' };
}

/** The one shape of a failed Outcome; `limit` and `data` only where there are any. */
export function failureOutcome<Data>(
  error: string,
  { reason, limit }: CaughtFailure,
  fallback?: { data: Data },
): Failure<Data> {
  return { ok: false, error, reason, ...(limit && { limit }), ...fallback };
}

/** What an answer outside 2xx means when its body says nothing better. */
export function reasonOfStatus(status: number): FailureReason {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 408) return 'timeout';
  return status < 500 && status !== 429 ? 'invalid' : 'unavailable';
}

function readLimit(body: unknown): LimitExceeded | undefined {
  if (typeof body !== 'object' || body === null || !('type' in body)) return undefined;
  if (body.type !== 'Limits Exceeded') return undefined;
  const { message, limit, current } = body as Partial<LimitExceeded>;
  if (typeof message !== 'string' || typeof limit !== 'number' || typeof current !== 'number') return undefined;
  return { type: 'Limits Exceeded', message, limit, current };
}
