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
}

/** An answer that is not read. */
export class OutsideRefusal extends Error {
  override name = 'OutsideRefusal';
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
}: OutsideOptions = {}): FetchOutside {
  const guarded: LookupFunction = (name, options, done) =>
    lookup(name, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const refusal = error ?? (addresses.every(isAllowed) ? null : new OutsideRefusal('An address is not allowed'));
      done(refusal, found, family);
    });

  function request(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Sockets look up names only.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new OutsideRefusal('An address is not allowed');
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'identity', 'user-agent': 'Foresight' };
      const { get } = url.protocol === 'https:' ? https : http;
      get(url, { agent: false, headers, lookup: guarded, signal }, resolve).on('error', reject);
    });
  }

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = requireUrl(address);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const response = await request(url, signal);
      const { statusCode = 0, headers } = response;
      if (!redirects.has(statusCode)) return readAnswer(response, maxBytes);
      response.destroy();
      url = requireUrl(headers.location ?? '', url);
    }
    throw new OutsideRefusal('Too many redirects');
  };
}

function requireUrl(text: string, from?: URL): URL {
  const url = URL.canParse(text, from) ? new URL(text, from) : null;
  const isAllowed = url && (url.protocol === 'https:' || (url.protocol === 'http:' && from?.protocol !== 'https:'));
  if (!isAllowed || url.username !== '' || url.password !== '') throw new OutsideRefusal('The address is not allowed');
  return url;
}

async function readAnswer(response: http.IncomingMessage, maxBytes: number): Promise<OutsideAnswer> {
  const { statusCode, headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (statusCode !== 200 || encoding !== 'identity') {
    response.destroy();
    throw new OutsideRefusal(`Unusable answer: ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new OutsideRefusal('The answer is too large');
    chunks.push(chunk);
  }
  if (!response.complete) throw new OutsideRefusal('The answer is incomplete');
  return { body: Buffer.concat(chunks), contentType: headers['content-type'] ?? '' };
}
