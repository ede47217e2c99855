import path from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { loadSigningKey } from '../identity/signingKey.ts';
import { createFileKey, createFileSigner, isFileKey } from './fileKeys.ts';
import type { Files } from './files.ts';

/** How long an upload URL is valid, in seconds. */
const uploadLifetimeSeconds = 600;

/** A bucket of Amazon S3, or of a compatible service. */
export interface S3Bucket {
  /** Origin of the service, such as `https://s3.us-east-2.amazonaws.com`. The bucket is part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Public base URL of the bucket's files, without a trailing slash. Defaults to the bucket itself. */
  publicUrl: string | undefined;
}

interface S3Options extends S3Bucket {
  /** Its folder `keys` stores the key that hides owners. */
  dataDir: string;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Thrown for an unexpected response of the service. */
class S3Failure extends Error {
  override name = 'S3Failure';
}

/** Stores files in a bucket. Users upload to signed URLs, so the bucket must allow PUT from our origin. */
export async function createS3Files({ dataDir, ...bucketOptions }: S3Options): Promise<Files> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = bucketOptions;
  const { ownerFolder, sign } = createFileSigner((await loadSigningKey(path.join(dataDir, 'keys'))).privateKey);
  const root = `${endpoint}/${bucket}`;
  const publicRoot = bucketOptions.publicUrl ?? root;
  const credentials = { region, accessKeyId, secretAccessKey, service: 's3' };

  /** @throws S3Failure for any response except success and 404. */
  async function ask(request: S3Request): Promise<Response> {
    const signed = await new AwsV4Signer({ ...credentials, ...request, body: toBody(request.body) }).sign();
    const { method, url, headers } = signed;
    const answer = await fetch(url, {
      method,
      headers,
      body: toBody(request.body),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok && answer.status !== 404) throw new S3Failure(`The file store answered ${answer.status}`);
    return answer;
  }

  return {
    ownerFolder,
    sign,
    uploadTarget: async ({ folder, type, size }) => {
      const key = createFileKey(folder, type);
      const headers = { 'content-type': type };
      const { url } = await new AwsV4Signer({
        ...credentials,
        method: 'PUT',
        url: `${root}/${key}?X-Amz-Expires=${uploadLifetimeSeconds}`,
        // Both are signed, so that only a file of exactly this size and type is accepted.
        headers: { ...headers, 'content-length': String(size) },
        signQuery: true,
        allHeaders: true,
      }).sign();
      return { url: url.href, headers, key };
    },
    list: async (folder) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
      const answer = await ask({ method: 'GET', url: `${root}?${query}` });
      if (!answer.ok) throw new S3Failure('There is no such bucket');
      // Our keys need no decoding, and other keys are ignored.
      const keys = (await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g);
      return [...keys].map(([, key = '']) => key).filter(isFileKey);
    },
    read: async (key, range) => {
      if (!isFileKey(key)) return null;
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await ask({ method: 'GET', url: `${root}/${key}`, ...(headers && { headers }) });
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    write: async ({ folder, type, name }, body) => {
      const key = createFileKey(folder, type, name);
      // Each file gets a new key, so the content of a key never changes.
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
      const answer = await ask({ method: 'PUT', url: `${root}/${key}`, headers, body });
      if (!answer.ok) throw new S3Failure('There is no such bucket');
      return key;
    },
    remove: async (key) => {
      if (isFileKey(key)) await ask({ method: 'DELETE', url: `${root}/${key}` });
    },
    urlOf: (key) => `${publicRoot}/${key}`,
    origins: [new URL(endpoint).origin],
    register: async () => undefined,
  };
}

/** Converts bytes for `fetch` without copying. */
function toBody(bytes: Buffer | undefined): Uint8Array<ArrayBuffer> | undefined {
  return bytes && new Uint8Array(bytes);
}
