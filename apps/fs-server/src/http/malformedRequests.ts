import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { SecurityHeaders } from './registerSecurityHeaders.ts';

/** Responses to errors of Node's HTTP parser. */
const refusals: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/**
 * Responds to input that is not valid HTTP, for which Fastify has no route, hook or reply. Sends the same headers and
 * shape as for any other error.
 */
export function createClientErrorHandler(
  headers: SecurityHeaders,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const [status, message] = refusals[error.code ?? ''] ?? [400, 'The request cannot be read'];
    const body = JSON.stringify({ message });
    const lines = Object.entries({
      ...headers,
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
