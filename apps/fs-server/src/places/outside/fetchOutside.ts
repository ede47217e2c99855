import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** What was read from another server. */
export interface OutsideAnswer {
  body: Buffer;
  contentType: string;
}

/** Reads an address of another server. Rejects for every answer but 200, and for what the limits exclude. */
export type FetchOutside = (address: string) => Promise<OutsideAnswer>;

export interface OutsideOptions {
  /** Which IP addresses may be connected to. @default those of the public internet */
  isAllowed?: (address: string) => boolean;
  /** Looks up names. @default the system's */
  lookup?: LookupFunction;
  /** For everything, redirects included. @default 5000 */
  timeoutMs?: number;
  /** @default one megabyte */
  maxBytes?: number;
  /** Whether the site permits reading an address; asked for each one of a redirect. Default: all are permitted. */
  isPermitted?: (url: URL) => Promise<boolean>;
}

/** Why an answer is not read, as users can see it. */
export type RefusalKind = 'address' | 'robots' | 'refused' | 'too-large' | 'too-slow' | 'unreachable';

/** An answer that is not read. */
export class OutsideRefusal extends Error {
  override name = 'OutsideRefusal';
  readonly kind: RefusalKind;
  /** Of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, kind: RefusalKind, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

const redirects = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 3;

/**
 * Creates a function that reads other servers and connects to allowed addresses only. It checks what it connects to, not what a
 * name meant before: the addresses of the lookup are those that the socket uses, on each redirect again.
 */
export function createFetchOutside({
  isAllowed = isPublicAddress,
  lookup = lookUp as LookupFunction,
  timeoutMs = 5000,
  maxBytes = 1024 * 1024,
  isPermitted,
}: OutsideOptions = {}): FetchOutside {
  const guarded: LookupFunction = (name, options, done) =>
    lookup(name, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const refusal =
        error ?? (addresses.every(isAllowed) ? null : new OutsideRefusal('An address is not allowed', 'address'));
      done(refusal, found, family);
    });

  function request(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Sockets look up names only.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new OutsideRefusal('An address is not allowed', 'address');
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'identity', 'user-agent': 'Foresight' };
      const { get } = url.protocol === 'https:' ? https : http;
      get(url, { agent: false, headers, lookup: guarded, signal }, resolve).on('error', reject);
    });
  }

  async function read(address: string, signal: AbortSignal): Promise<OutsideAnswer> {
    let url = requireUrl(address);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      if (isPermitted && !(await isPermitted(url))) {
        throw new OutsideRefusal('The site permits no robots', 'robots');
      }
      const response = await request(url, signal);
      const { statusCode = 0, headers } = response;
      if (!redirects.has(statusCode)) return readAnswer(response, maxBytes);
      response.destroy();
      url = requireUrl(headers.location ?? '', url);
    }
    throw new OutsideRefusal('Too many redirects', 'unreachable');
  }

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await read(address, signal);
    } catch (error) {
      // A connection that is closed by the timeout fails in several ways.
      // biome-ignore lint/style/useErrorCause: it is part of the third argument
      if (signal.aborted) throw new OutsideRefusal('The answer takes too long', 'too-slow', { cause: error });
      throw error;
    }
  };
}

function requireUrl(text: string, from?: URL): URL {
  const url = URL.canParse(text, from) ? new URL(text, from) : null;
  const isAllowed = url && (url.protocol === 'https:' || (url.protocol === 'http:' && from?.protocol !== 'https:'));
  if (!isAllowed || url.username !== '' || url.password !== '')
    throw new OutsideRefusal('The address is not allowed', 'address');
  return url;
}

async function readAnswer(response: http.IncomingMessage, maxBytes: number): Promise<OutsideAnswer> {
  const { statusCode, headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (statusCode !== 200 || encoding !== 'identity') {
    response.destroy();
    throw new OutsideRefusal(`Unusable answer: ${statusCode}`, 'refused', { status: statusCode });
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new OutsideRefusal('The answer is too large', 'too-large');
    chunks.push(chunk);
  }
  if (!response.complete) throw new OutsideRefusal('The answer is incomplete', 'unreachable');
  return { body: Buffer.concat(chunks), contentType: headers['content-type'] ?? '' };
}
