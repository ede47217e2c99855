import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Credentials for the test double's bucket. */
export const s3Credentials = { region: 'us-east-2', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'of the double' };
export const s3Bucket = 'pictures';

interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string | undefined>;
}

/**
 * A test double of the part of Amazon S3 that our store uses, on a free loopback port, with an independent
 * implementation of AWS Signature Version 4. Anyone can read its bucket; writing, listing and deleting requires a
 * signature.
 */
export async function startS3Double() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const bytes = await readBody(request);
    const refuse = (status: number) => void response.writeHead(status).end('<Error/>');
    const key = url.pathname.slice(`/${s3Bucket}/`.length);
    const isList = url.searchParams.has('list-type');
    if (!url.pathname.startsWith(`/${s3Bucket}`)) return refuse(404);
    if ((request.method !== 'GET' || isList) && !isSigned(request, url, bytes)) return refuse(403);
    if (isList) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix));
      const contents = keys.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
      return void response.end(`<?xml version="1.0"?><ListBucketResult>${contents}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      const { 'content-type': type, 'cache-control': cache } = request.headers;
      objects.set(key, { bytes, headers: { 'content-type': type, 'cache-control': cache } });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(404);
    sendRange(request, response, object.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function sendRange({ headers }: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (start === undefined) response.end(bytes);
  else response.writeHead(206).end(bytes.subarray(Number(start), Number(end) + 1));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request has a valid, unexpired signature in its headers or URL. */
function isSigned({ method, headers }: IncomingMessage, url: URL, bytes: Buffer): boolean {
  const given = url.searchParams.has('X-Amz-Signature') ? readQuery(url) : readHeader(headers, bytes);
  if (!given) return false;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const names = given.signedHeaders.split(';');
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    given.signedHeaders,
    given.payload,
  ].join('\n');
  const [, day = '', region = '', service = ''] = given.credential.split('/');
  const scope = [day, region, service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', given.date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${s3Credentials.secretAccessKey}`);
  const isRight = hmac(key, text).toString('hex') === given.signature;
  return isRight && region === s3Credentials.region && given.expires > Date.now();
}

function readHeader(headers: IncomingMessage['headers'], bytes: Buffer) {
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(bytes)) return null;
  const date = String(headers['x-amz-date']);
  return { credential, signedHeaders, signature, payload, date, expires: Number.POSITIVE_INFINITY };
}

function readQuery({ searchParams }: URL) {
  const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const date = read('Date');
  const signedAt = Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    payload: 'UNSIGNED-PAYLOAD',
    date,
    expires: signedAt + Number(read('Expires')) * 1000,
  };
}
