import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const red = { create: { width: 6, height: 4, channels: 3, background: 'red' } } as const;
const bytes = await sharp(red).png().toBuffer();

async function requestTarget(role = 'free', size = bytes.length, type = 'image/png') {
  const authorization = await server.authorizationOf(role);
  const query = { type, size: String(size) };
  const answer = await server.app.inject({ url: '/account/avatar/upload', query, headers: { authorization } });
  return answer.json<{ url: string; headers: Record<string, string>; key: string }>();
}

const put = (url: string, headers: Record<string, string> = { 'content-type': 'image/png' }, payload: Buffer = bytes) =>
  server.app.inject({ method: 'PUT', url, headers, payload });

const saveAvatar = async (role: string, avatar: string) =>
  server.app.inject({
    method: 'PUT',
    url: '/account',
    headers: { authorization: await server.authorizationOf(role) },
    payload: { avatar },
  });

test('an upload URL accepts the signed file once', async () => {
  const { url, headers } = await requestTarget();
  expect((await put(url, headers)).statusCode).toBe(204);
  expect((await put(url, headers)).statusCode).toBe(409);
});

test('a modified upload URL is rejected', async () => {
  const { url, key } = await requestTarget();
  const changed = [
    url.replace('expires=1', 'expires=2'),
    url.replace(`size=${bytes.length}`, 'size=2000000'),
    url.replace('image%2Fpng', 'image%2Fjpeg'),
    url.replace(key, key.replace('.png', '.jpg')),
    url.replace(/signature=.*/, 'signature='),
    url.replace(/&signature=.*/, ''),
    `/files/${key}`,
    url.replace(key, '..%2f..%2fkeys%2fsigning-key.pem'),
  ];
  for (const address of changed) {
    expect(address).not.toBe(url);
    expect((await put(address)).statusCode).toBe(403);
  }
});

test('rejects a file of another length, type or signature than announced', async () => {
  const { url } = await requestTarget();
  expect((await put(url, { 'content-type': 'image/jpeg' })).statusCode).toBe(403);
  expect((await put(url, undefined, bytes.subarray(0, 8))).statusCode).toBe(400);
  expect((await put(url, undefined, Buffer.alloc(bytes.length, '<svg/>'))).statusCode).toBe(400);
  expect((await put(url)).statusCode).toBe(204);
});

test('rejects an avatar of another user, and one that was never uploaded', async () => {
  const mine = await requestTarget('individual');
  await put(mine.url);
  expect((await saveAvatar('free', mine.key)).statusCode).toBe(400);
  const never = await requestTarget('free');
  expect((await saveAvatar('free', never.key)).statusCode).toBe(400);
  expect((await saveAvatar('free', '../keys/signing-key.pem')).statusCode).toBe(400);
  expect((await saveAvatar('individual', mine.key)).statusCode).toBe(200);
});

test('files outside of the store cannot be read', async () => {
  for (const path of ['../keys/signing-key.pem', '..%2fkeys%2fsigning-key.pem', 'avatars', '%00', 'avatars/a.png']) {
    expect((await server.app.inject(`/files/${path}`)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

/** Builds a PNG chunk with text metadata. */
function buildTextChunk(text: string): Buffer {
  const body = Buffer.from(`tEXt${text}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(text.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Uploads an image as the user's avatar, and returns the served file. */
async function upload(payload: Buffer, type: string) {
  const { url, headers, key } = await requestTarget('free', payload.length, type);
  await put(url, headers, payload);
  const saved = await saveAvatar('free', key);
  const { avatar } = saved.json<{ avatar: string }>();
  return { saved, avatar, file: avatar ? (await server.app.inject(avatar)).rawPayload : Buffer.alloc(0) };
}

test('removes metadata from an image, and keeps it upright', async () => {
  const exif = { IFD0: { Copyright: 'Ada Berg', Make: 'Camera 7' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } };
  const taken = await sharp(red).withExif(exif).jpeg().toBuffer();
  expect(taken.includes('Camera 7')).toBe(true);
  const kept = await upload(taken, 'image/jpeg');
  expect(kept.file.includes('Camera 7')).toBe(false);
  expect(await sharp(kept.file).metadata()).not.toHaveProperty('exif');

  const lying = await sharp(red).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const turned = await sharp((await upload(lying, 'image/jpeg')).file).metadata();
  expect([turned.width, turned.height, turned.orientation]).toEqual([4, 6, undefined]);

  const words = Buffer.concat([bytes.subarray(0, 33), buildTextChunk('Author\0Ada Berg'), bytes.subarray(33)]);
  const png = await upload(Buffer.concat([words, Buffer.from('<script>behind the end</script>')]), 'image/png');
  expect(png.file.includes('Ada Berg')).toBe(false);
  expect(png.file.includes('<script>')).toBe(false);
});

test('deletes the uploaded file once the avatar is created, which is no larger than displayed', async () => {
  const large = await sharp({ create: { ...red.create, width: 1200, height: 600 } })
    .png()
    .toBuffer();
  const { url, headers, key } = await requestTarget('free', large.length);
  await put(url, headers, large);
  const { avatar } = (await saveAvatar('free', key)).json<{ avatar: string }>();
  expect((await server.app.inject(`/files/${key}`)).statusCode).toBe(404);
  const { width, height } = await sharp((await server.app.inject(avatar)).rawPayload).metadata();
  expect([width, height]).toEqual([512, 256]);
});

test('rejects bytes that only start like an image, or claim to be gigantic', async () => {
  const before = await upload(bytes, 'image/png');
  const header = Buffer.from(bytes);
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  for (const payload of [bytes.subarray(0, 40), header]) {
    const { saved } = await upload(payload, 'image/png');
    expect([saved.statusCode, saved.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'Couldn’t read this photo. Choose another.' }),
    ]);
  }
  const account = await server.app.inject({
    url: '/account',
    headers: { authorization: await server.authorizationOf('free') },
  });
  expect(account.json()).toMatchObject({ avatar: before.avatar });
});
