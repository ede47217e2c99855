import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text that is sent often: compressed once. */
export interface EncodedText {
  /** Weak, because it is the same for each encoding. */
  etag: string;
  parts: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export async function encodeText(text: string): Promise<EncodedText> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    // Higher qualities take longer than they save.
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, parts: { br, gzip: gzipped, identity } };
}

interface TextOptions {
  text: EncodedText;
  type: string;
  caching: string;
  /** @default 200 */
  status?: number;
}

/** Sends a text in the best encoding that the client takes, or 304 if the client has it. */
export function sendText(
  reply: FastifyReply,
  headers: IncomingHttpHeaders,
  { text: { etag, parts }, type, caching, status = 200 }: TextOptions,
): FastifyReply {
  reply.headers({ 'cache-control': caching, vary: 'accept-encoding' });
  if (status === 200) {
    reply.header('etag', etag);
    if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(type).send(parts[encoding]);
}

/** Compares weakly (RFC 9110 §13.1.2). */
function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}

function encodingFor(header: string | string[] | undefined): keyof EncodedText['parts'] {
  const taken = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .flatMap(([name, quality]) => (Number(quality ?? 1) > 0 ? [name] : []));
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}
