import path from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { loadSigningKey } from '../identity/signingKey.ts';
import { fileSigner, isFileKey, newFileKey } from './fileKeys.ts';
import type { Files } from './files.ts';

/** Seconds that an address takes a file. */
const targetLife = 600;

/** A bucket of Amazon S3, or of a service that speaks its protocol. */
export interface S3Place {
  /** Origin of the service, such as `https://s3.us-east-2.amazonaws.com`; the bucket follows in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where anyone reads the bucket's files, without a trailing slash; the bucket itself unless given. */
  publicUrl: string | undefined;
}

interface S3Options extends S3Place {
  /** The key that hides owners is kept in its folder `keys`. */
  dataDir: string;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** The service's answer was none that we can work with. */
class S3Failure extends Error {
  override name = 'S3Failure';
}

/** Keeps files in a bucket. Users send them there by signed addresses; the bucket must allow PUT from our origin. */
export async function createS3Files({ dataDir, ...place }: S3Options): Promise<Files> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = place;
  const { ownerFolder } = fileSigner((await loadSigningKey(path.join(dataDir, 'keys'))).privateKey);
  const root = `${endpoint}/${bucket}`;
  const publicRoot = place.publicUrl ?? root;
  const credentials = { region, accessKeyId, secretAccessKey, service: 's3' };

  /** @throws S3Failure for any answer but success and 404. */
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
    uploadTarget: async ({ folder, type, size }) => {
      const key = newFileKey(folder, type);
      const headers = { 'content-type': type };
      const { url } = await new AwsV4Signer({
        ...credentials,
        method: 'PUT',
        url: `${root}/${key}?X-Amz-Expires=${targetLife}`,
        // Both are signed, so that nothing else, nothing longer and no other type is taken.
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
      // Our own names need no decoding, and no others are ours.
      const keys = (await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g);
      return [...keys].map(([, key = '']) => key).filter(isFileKey);
    },
    read: async (key) => {
      if (!isFileKey(key)) return null;
      const answer = await ask({ method: 'GET', url: `${root}/${key}` });
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    write: async ({ folder, type }, body) => {
      const key = newFileKey(folder, type);
      // Names are made anew for each file, so what stands under one never changes.
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

/** As `fetch` takes bytes: a view, so nothing is copied. */
function toBody(bytes: Buffer | undefined): Uint8Array<ArrayBuffer> | undefined {
  return bytes && new Uint8Array(bytes);
}
