import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Files } from './files.ts';
import { createS3Files } from './s3Files.ts';
import { s3Bucket, s3Credentials, startS3Double } from './testing/startS3Double.ts';

let dataDir: string;
let double: Awaited<ReturnType<typeof startS3Double>>;
let files: Files;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-s3-'));
  double = await startS3Double();
  files = await open();
});
afterEach(async () => {
  await double.close();
  await rm(dataDir, { recursive: true });
});

const open = (changes: { secretAccessKey?: string; publicUrl?: string } = {}) =>
  createS3Files({
    ...s3Credentials,
    dataDir,
    endpoint: double.endpoint,
    bucket: s3Bucket,
    publicUrl: undefined,
    ...changes,
  });

const bytes = Buffer.from('of a picture');
const requestTarget = () =>
  files.uploadTarget({ folder: files.ownerFolder('avatars', 'ada'), type: 'image/png', size: bytes.length });
const put = async (url: string, headers: Record<string, string>, body = bytes) =>
  (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;

test('a user uploads to a signed URL, and the file can be listed, read and removed', async () => {
  const { url, headers, key } = await requestTarget();
  expect(await files.list(files.ownerFolder('avatars', 'ada'))).toEqual([]);
  expect(await put(url, headers)).toBe(200);
  expect(await files.list(files.ownerFolder('avatars', 'ada'))).toEqual([key]);
  expect(await files.list(files.ownerFolder('avatars', 'bo'))).toEqual([]);
  expect(await files.read(key)).toEqual(bytes);
  await files.remove(key);
  expect(await files.read(key)).toBeNull();
});

test('the service rejects a modified URL, and a file of another length or type', async () => {
  const { url, headers, key } = await requestTarget();
  expect(await put(url, { 'content-type': 'text/html' })).toBe(403);
  expect(await put(url, headers, Buffer.concat([bytes, bytes]))).toBe(403);
  expect(await put(url.replace('.png?', '.jpg?'), headers)).toBe(403);
  expect(await put(url.replace('Expires=600', 'Expires=86400'), headers)).toBe(403);
  expect(await put(`${double.endpoint}/${s3Bucket}/${key}`, headers)).toBe(403);
  expect(double.objects.size).toBe(0);
});

test('stores files created by the server under a new key, with immutable caching', async () => {
  const key = await files.write({ folder: files.ownerFolder('avatars', 'ada'), type: 'image/jpeg' }, bytes);
  expect(key).toMatch(/^avatars\/[0-9a-f]{32}\/[0-9a-f-]{36}\.jpg$/);
  expect(double.objects.get(key)).toEqual({
    bytes,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(files.urlOf(key)).toBe(`${double.endpoint}/${s3Bucket}/${key}`);
  expect((await open({ publicUrl: 'https://files.example' })).urlOf(key)).toBe(`https://files.example/${key}`);
  expect(files.origins).toEqual([double.endpoint]);
});

test('requests only valid keys', async () => {
  double.objects.set('secrets.txt', { bytes, headers: {} });
  expect(await files.read('secrets.txt')).toBeNull();
  await files.remove('secrets.txt');
  expect([...double.objects.keys()]).toEqual(['secrets.txt']);
});

test('a rejected access key leads to our own error, without the service’s message', async () => {
  const stranger = await open({ secretAccessKey: 'another' });
  await expect(stranger.list('avatars/0')).rejects.toThrow('The file store answered 403');
});
