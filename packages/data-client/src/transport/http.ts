import {
  articleExists,
  chatLoginProblems,
  type Failure,
  type FailureReason,
  type LimitExceeded,
  lastManager,
  type RouteName,
  waitingTexts,
} from '@fs/api-contract';
import type { HTTPError, KyInstance } from 'ky';
import type { HttpOptions } from './createKy.ts';
import { TokenUnavailable } from './TokenUnavailable.ts';

export type { HttpOptions, TokenSource } from './createKy.ts';

/** Called once with every failure, without anything that the caller sent. */
export interface Logger {
  failure(entry: { call: string; reason: FailureReason; status?: number; requestId?: string }): void;
}

/** The HTTP client of REST and GraphQL, lazy-loaded at the first call to keep pages without calls small. */
export type Http = () => Promise<HttpClient>;

export interface HttpClient {
  client: KyInstance;
  /** Whether JSON is what a call answers. A proxy may answer with JSON of its own. */
  isAnswer(name: RouteName, data: unknown): boolean;
}

export function createHttp(options: HttpOptions): Http {
  let loaded: HttpClient | undefined;
  let waiting: Promise<HttpClient> | undefined;

  async function load(): Promise<HttpClient> {
    try {
      const { createKy, isAnswer } = await import('./createKy.ts');
      loaded = { client: createKy(options), isAnswer };
      return loaded;
    } catch (cause) {
      // The next call tries again.
      waiting = undefined;
      throw Object.assign(new Error('The HTTP client could not be loaded', { cause }), { name: 'NetworkError' });
    }
  }

  return async () => {
    if (loaded) return loaded;
    // A screen's first calls begin one task after another, between which the page answers.
    waiting = waiting ? waiting.then(inNextTask) : load();
    return waiting;
  };
}

/** Lets the browser do what is more urgent, where it can be asked to. */
async function inNextTask<Value>(value: Value): Promise<Value> {
  await globalThis.scheduler?.yield?.();
  return value;
}

/** What is known of a failure. */
export interface CaughtFailure {
  reason: FailureReason;
  status?: number;
  requestId?: string;
  limit?: LimitExceeded;
  deletedAt?: string;
  retryAfter?: number;
  /** The specification's name of this cause, instead of the call's text. */
  text?: string;
}

/**
 * Maps any thrown value to a reason; the thrown text is dropped.
 * @throws the error itself when the caller aborted.
 */
export function toFailure(error: unknown, signal: AbortSignal | undefined): CaughtFailure {
  if (signal?.aborted) throw error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const requestId = headers.get('x-request-id') ?? undefined;
    const limit = readLimit(error.data);
    const deletedAt = status === 410 ? readDeletedAt(error.data) : undefined;
    const text = readText(error.data);
    const reason = limit ? 'over-limit' : reasonOfStatus(status);
    return { reason, status, requestId, limit, deletedAt, text, retryAfter: readRetryAfter(status, headers) };
  }
  if (error instanceof TokenUnavailable) return { reason: error.reason };
  if (isNamed(error, 'TimeoutError')) return { reason: 'timeout' };
  if (isNamed(error, 'NetworkError')) return { reason: 'offline' };
  return { reason: 'malformed' };
}

/** Checks ky's errors by name, since importing the class would load ky. */
function isHTTPError(error: unknown): error is HTTPError {
  return isNamed(error, 'HTTPError');
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** Creates a failed Outcome; `limit`, `deletedAt`, `retryAfter` and `data` only where present. */
export function failureOutcome<Data>(
  error: string,
  { reason, limit, deletedAt, retryAfter, text = error }: CaughtFailure,
  fallback?: { data: Data },
): Failure<Data> {
  return {
    ok: false,
    error: text,
    reason,
    ...(limit && { limit }),
    ...(deletedAt && { deletedAt }),
    ...(retryAfter && { retryAfter }),
    ...fallback,
  };
}

/** Seconds to wait, where a call was made too often. */
export function readRetryAfter(status: number, headers: Headers): number | undefined {
  const seconds = status === 429 ? Number(headers.get('retry-after')) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** The reason for a status outside of 2xx when the body has none. */
export function reasonOfStatus(status: number): FailureReason {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 408) return 'timeout';
  return status < 500 && status !== 429 ? 'invalid' : 'unavailable';
}

/** The moment in the body of a 410. */
function readDeletedAt(body: unknown): string | undefined {
  const isKnown = typeof body === 'object' && body !== null && 'deleted_at' in body;
  return isKnown && typeof body.deleted_at === 'string' ? body.deleted_at : undefined;
}

/** Causes that the specification names, and those with which users can do something about a failure. */
const causes: readonly string[] = [articleExists, lastManager, ...chatLoginProblems, ...Object.values(waitingTexts)];

/** The cause in the body, if it is one of these. */
function readText(body: unknown): string | undefined {
  const isKnown = typeof body === 'object' && body !== null && 'message' in body;
  return isKnown && typeof body.message === 'string' && causes.includes(body.message) ? body.message : undefined;
}

/** The body of a 403 caused by a plan's limit; undefined for any other. */
export function readLimit(body: unknown): LimitExceeded | undefined {
  if (typeof body !== 'object' || body === null || !('type' in body)) return undefined;
  if (body.type !== 'Limits Exceeded') return undefined;
  const { message, limit, current, of, plan } = body as Partial<LimitExceeded>;
  if (typeof message !== 'string' || typeof limit !== 'number' || typeof current !== 'number') return undefined;
  return { type: 'Limits Exceeded', message, limit, current, ...(of && { of }), ...(plan && { plan }) };
}
