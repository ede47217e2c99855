import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AttachmentType } from '@fs/api-contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDiskFiles } from '../../../files/diskFiles.ts';
import type { Files } from '../../../files/files.ts';
import { type ChatPerson, type ChatServer, startChatServer } from '../testing/chatServer.ts';
import { uploadFile } from '../testing/uploadFile.ts';
import { createUpload, removeStaleUploads } from './store.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

const notes = { type: 'text/plain', bytes: Buffer.from('Minutes') } as const;

const upload = (
  person: ChatPerson,
  channel: string,
  file: { type: AttachmentType; bytes: Buffer },
  clientId = 'client-id-0001',
) => uploadFile(server, person, channel, { ...file, clientId });

const sendWith = (person: ChatPerson, id: string, url: string, client_id = 'client-id-0001') =>
  person.call('createChatMessage', {
    params: { id },
    body: { client_id, content: '', embeds: [{ url, file_name: 'minutes.txt' }] },
  });

/** A channel with one file, and the link of a member to it. */
async function linkedFile() {
  const { id } = await server.createChannel('free', 'individual');
  const [free, individual] = [await server.person('free'), await server.person('individual')];
  const { key } = await upload(free, id, notes);
  const { data: message } = await sendWith(free, id, key);
  const query = { fileNameOrKey: '0', fileType: 'text/plain' } as const;
  const { data } = await individual.call('getPresignedURL', { params: { channel: id, message: message.id }, query });
  const read = async (url = data.url) => {
    const answer = await server.app.inject({ url });
    return answer.statusCode === 200 ? answer.body : answer.statusCode;
  };
  return { id, free, individual, message: message.id, url: data.url, read };
}

test('[XREAD-004] a link to a file ends with the membership', async () => {
  const { id, individual, read } = await linkedFile();
  expect(await read()).toBe('Minutes');
  const creator = await server.person('channels-create');
  await creator.call('removeChannelMember', { params: { id, member: individual.id } });
  expect(await read()).toBe(404);
});

test('[XREAD-004] a link to a file ends with the message', async () => {
  const { id, free, message, read } = await linkedFile();
  expect(await read()).toBe('Minutes');
  await free.call('deleteChatMessage', { params: { id, message } });
  expect(await read()).toBe(404);
});

test('[XREAD-004] a link to a file ends after ten minutes, and cannot be made to last', async () => {
  const { url, read } = await linkedFile();
  const expires = Number(new URL(url, server.url).searchParams.get('expires'));
  expect(await read(url.replace(String(expires), String(expires + 60_000)))).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: expires - 1000 });
  expect(expires - 10 * 60_000).toBeLessThanOrEqual(Date.now());
  expect(await read()).toBe('Minutes');
  vi.setSystemTime(expires);
  expect(await read()).toBe(404);
});

test('[XSEND-005] a file whose bytes are not of its type is refused, on upload or when it is sent', async () => {
  const { id } = await server.createChannel('free');
  const free = await server.person('free');
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const wrong = [
    { type: 'image/png', bytes: page },
    { type: 'image/jpeg', bytes: png },
    { type: 'application/pdf', bytes: page },
    { type: 'text/plain', bytes: png },
    // These begin like an image.
    { type: 'image/png', bytes: Buffer.concat([png.subarray(0, 8), page]) },
  ] as const;
  const statuses: number[] = [];
  for (const [index, file] of wrong.entries()) {
    const clientId = `client-id-100${index}`;
    const { key, status } = await upload(free, id, file, clientId);
    const sent = await sendWith(free, id, key, clientId);
    expect(sent.status).toBe(400);
    statuses.push(status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 204]);
  const { data } = await free.call('listChatMessages', { params: { id }, query: {} });
  expect(data.messages).toEqual([]);
});

test('[XSEND-005] an upload that belongs to no message is removed, with its file, and cannot be sent after that', async () => {
  const { id } = await server.createChannel('free');
  const free = await server.person('free');
  const kept = await upload(free, id, notes, 'client-id-2001');
  expect((await sendWith(free, id, kept.key, 'client-id-2001')).status).toBe(200);
  // Sending leaves no upload behind.
  expect(await listKeys(id)).toEqual([]);
  const left = await upload(free, id, notes, 'client-id-2002');
  expect(await listKeys(id)).toEqual([left.key]);

  const folder = await mkdtemp(path.join(tmpdir(), 'foresight-uploads-'));
  const files = await createDiskFiles({ dataDir: folder });
  const own = await storeUnclaimed(files, { userId: free.id, channelId: id });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await removeStaleUploads(server.database, files, inMinutes(59));
  expect((await files.read(own))?.toString()).toBe('Minutes');
  await removeStaleUploads(server.database, files, inMinutes(61));
  expect(await files.read(own)).toBeNull();
  expect(await listKeys(id)).toEqual([]);
  expect((await sendWith(free, id, left.key, 'client-id-2002')).status).toBe(400);
  await rm(folder, { recursive: true });
});

const listKeys = async (channel: string) =>
  (
    await server.database.kysely.selectFrom('chat_uploads').select('key').where('channel_id', '=', channel).execute()
  ).map(({ key }) => key);

/** Stores the bytes of an upload that no message claims. */
async function storeUnclaimed(files: Files, owner: { userId: string; channelId: string }): Promise<string> {
  const size = notes.bytes.length;
  const { key } = await createUpload(server.database, files, {
    ...owner,
    clientId: 'client-id-2003',
    type: notes.type,
    size,
  });
  const folder = files.ownerFolder('attachments', owner.channelId);
  const [, name] = /([\da-f-]{36})\.txt$/.exec(key) ?? [];
  return files.write({ folder, type: notes.type, name: name ?? '' }, notes.bytes);
}
