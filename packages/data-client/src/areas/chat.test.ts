import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectOperations, expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

type Started = Awaited<ReturnType<typeof startSignedInClient>>;

let staff: Started;
beforeAll(async () => {
  staff = await startSignedInClient('channels-create');
});
beforeEach(() => {
  staff.requests.length = 0;
});
afterAll(() => staff.server.close());

async function createChannel(name = 'Launch') {
  const created = await staff.client.chat.createChatChannel(name);
  if (!created.ok) throw new Error(created.error);
  return created.data;
}

test('[CHAT-018] [CHAT-028] [CHAT-029] [ENTITY-043] a channel is created private with access role 0, and deleted', async () => {
  const channel = await createChannel('Untitled');
  expect(channel).toMatchObject({ id: expect.any(String), display_name: 'Untitled', is_private: true });
  expect(await staff.client.chat.deleteChatChannel(channel.id)).toMatchObject({ ok: true });
  expectRequests(
    staff.requests,
    {
      method: 'POST',
      path: '/api/chat/channels',
      body: { display_name: 'Untitled', is_private: true, default_access_role: 0 },
    },
    { method: 'DELETE', path: `/api/chat/channels/${channel.id}` },
  );
});

test('[CHAT-021] [CHAT-022] [CHAT-027] [CHAT-030] [ENTITY-047] signing in with the ID token, the space and the channels', async () => {
  const { client, requests, userId, server } = staff;
  expect(await client.chat.logInToChat()).toEqual({
    ok: true,
    data: {
      id: expect.any(String),
      sub: userId,
      given_name: expect.any(String),
      family_name: expect.any(String),
      fullName: expect.any(String),
      email: server.emailOf('channels-create'),
      avatar: null,
    },
  });
  expect(await client.chat.joinChatInvite('foresight')).toMatchObject({ ok: true });
  expect(await client.chat.getChatSpace('foresight')).toMatchObject({ ok: true, data: { isMember: true } });
  expect(await client.chat.listChatChannels()).toMatchObject({ ok: true, data: { lastEvent: expect.any(Number) } });
  expectRequests(
    requests,
    { method: 'POST', path: '/api/chat/login' },
    { method: 'POST', path: '/api/chat/invites/foresight/join' },
    { method: 'GET', path: '/api/chat/spaces/foresight' },
    { method: 'GET', path: '/api/chat/channels' },
  );
});

test('[CHAT-023] [CHAT-024] [CHAT-025] [ENTITY-045] a message is written, marked as read and deleted', async () => {
  const { client, requests, userId } = staff;
  const { id } = await createChannel();
  requests.length = 0;
  const sent = await client.chat.createChatMessage(id, { client_id: 'client-0001', content: 'Hello' });
  const message = sent.ok ? sent.data : undefined;
  expect(message).toMatchObject({
    content: 'Hello',
    owner: userId,
    timestamp: expect.stringMatching(/Z$/),
    embeds: [],
  });
  const messageId = message?.id ?? '';
  expect(await client.chat.acknowledgeChatMessage(id, messageId)).toMatchObject({ ok: true });
  expect(await client.chat.deleteChatMessage(id, messageId)).toMatchObject({ ok: true });
  expectRequests(
    requests,
    {
      method: 'POST',
      path: `/api/chat/channels/${id}/messages`,
      body: { client_id: 'client-0001', content: 'Hello' },
    },
    { method: 'PUT', path: `/api/chat/channels/${id}/read`, body: { message: messageId } },
    { method: 'DELETE', path: `/api/chat/channels/${id}/messages/${messageId}` },
  );
});

test('[CHAT-019] [CHAT-026] [ENTITY-033] one call invites several people, without a limit of uses', async () => {
  const { client, requests, server } = staff;
  const { id } = await createChannel();
  requests.length = 0;
  const emails = [server.emailOf('free'), 'new@foresight.example'];
  const invited = await client.chat.createChannelInvites(id, emails);
  expect(invited.ok && invited.data.results.map(({ status }) => status)).toEqual(['invited', 'invited']);
  expect(invited.ok && invited.data.results[0]?.invite).toEqual({
    id: expect.any(String),
    owner: emails[0],
    channelID: id,
    inviteID: expect.any(String),
    quebicUserID: null,
    lastReadTime: null,
  });
  expectRequests(requests, {
    method: 'POST',
    path: `/api/chat/channels/${id}/invites`,
    body: { emails, uses: -1 },
  });
});

test('[MSG-026] [GQL-011] [ENTITY-044] all members are listed, page by page, with who is invited', async () => {
  const { client, requests, userId } = staff;
  const { id } = await createChannel();
  const emails = Array.from({ length: 120 }, (_, index) => `person${String(index).padStart(3, '0')}@foresight.example`);
  const invited = await client.chat.createChannelInvites(id, emails);
  requests.length = 0;
  const members = await client.chat.fetchChannelMembers(id);
  const found = members.ok ? members.data : [];
  expect(found).toHaveLength(121);
  expect(found.find(({ owner }) => owner === userId)).toMatchObject({ isCreator: true, hasJoined: true });
  expect(found.find(({ owner }) => owner === 'person119@foresight.example')).toMatchObject({
    inviteID: invited.ok ? invited.data.results[119]?.invite?.inviteID : '',
    hasJoined: false,
  });
  const variables = { channelID: id, limit: 100 };
  expectOperations(
    requests,
    { fields: ['channelMembers'], variables: { ...variables, nextToken: null } },
    { fields: ['channelMembers'], variables: { ...variables, nextToken: expect.any(String) } },
  );
});

test('[GQL-010] all invites of a user are listed, page by page', async () => {
  const { client, requests, server } = staff;
  const email = server.emailOf('channels-create');
  const { kysely } = server.database;
  const rows = Array.from({ length: 105 }, (_, index) => ({ id: `paged-${index}`, name: `Paged ${index}` }));
  await kysely
    .insertInto('channels')
    .values(rows.map((row) => ({ ...row, creator_id: null, last_position: 0, created_at: new Date() })))
    .execute();
  await kysely
    .insertInto('channel_invites')
    .values(rows.map(({ id }) => ({ id: `record-${id}`, invite_id: `invite-${id}`, channel_id: id, email, uses: -1 })))
    .execute();
  const invites = await client.chat.channelsByUser(email);
  expect(invites.ok && invites.data).toHaveLength(105);
  expectOperations(
    requests,
    { fields: ['channelsByUser'], variables: { owner: email, limit: 100, nextToken: null } },
    { fields: ['channelsByUser'], variables: { owner: email, limit: 100, nextToken: expect.any(String) } },
  );
});

const file = () => new File(['Four berths'], 'berths.txt', { type: 'text/plain' });

async function sendFile() {
  const { client } = staff;
  const { id } = await createChannel();
  const uploaded = await client.chat.uploadAttachment({ channelId: id, clientId: 'client-0001', file: file() });
  if (!uploaded.ok) throw new Error(uploaded.error);
  const draft = { client_id: 'client-0001', content: '', embeds: [uploaded.data] };
  const sent = await client.chat.createChatMessage(id, draft);
  if (!sent.ok) throw new Error(sent.error);
  const [embed] = sent.data.embeds;
  if (!embed) throw new Error('The message has no file');
  return { channel: id, message: sent.data, embed };
}

test('[REST-102] [REST-103] [ENTITY-046] [MSG-015] a file is uploaded to a signed address and fetched from one', async () => {
  const { client, requests } = staff;
  const { channel, message, embed } = await sendFile();
  expect(embed).toEqual({ url: expect.any(String), file_name: 'berths.txt', type: 'text/plain', size: 11 });
  const reading = requests.length;
  const fetched = await client.chat.downloadAttachment(message, embed);
  expect(fetched.ok && (await fetched.data.text())).toBe('Four berths');
  const address = `/api/messages/${channel}/attachments`;
  expectRequests(
    requests.splice(reading),
    { method: 'GET', path: `${address}/${message.id}?fileNameOrKey=${embed.url}&fileType=text/plain` },
    { method: 'GET', path: expect.stringMatching(/^\/.*(signature|sig|token)=/i) },
  );
  expectRequests(
    requests.filter(({ path }) => path.startsWith(address)),
    {
      method: 'GET',
      path: `${address}/client-0001?fileNameOrKey=berths.txt&fileType=text/plain&operation=putObject&size=11`,
    },
  );
});

test('[MSG-016] a download is given up after 30 s', async () => {
  const { message, embed } = await sendFile();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetching = staff.client.chat.downloadAttachment(message, embed);
  limit.abort();
  expect(await fetching).toEqual({ ok: false, error: 'Error downloading attachment', reason: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(30_000);
});

test('an upload that cannot begin says so, and one that breaks off names its file', async () => {
  const { client } = staff;
  const channel = await createChannel();
  const target = { channelId: 'no-such-channel', clientId: 'client-0001', file: file() };
  expect(await client.chat.uploadAttachment(target)).toMatchObject({ ok: false, error: 'File upload failed.' });
  const wrong = new File(['x'], 'run.exe', { type: 'application/x-msdownload' });
  expect(await client.chat.uploadAttachment({ ...target, channelId: channel.id, file: wrong })).toMatchObject({
    error: 'Failed to upload file: run.exe',
  });
});

const absent = 'no-such-id';

test.each([
  ['ERROR-056', 'Failed creating channel invite', (chat) => chat.createChannelInvites(absent, ['a@b.example'])],
  ['ERROR-057', 'Failed to delete channel invite', (chat) => chat.deleteChannelInvite(absent)],
  ['ERROR-058', 'Failed to update channel invite', (chat) => chat.updateChannelInvite(absent, 'someone')],
  ['ERROR-060', 'Failed to fetch channels by channelID', (chat) => chat.fetchChannelMembers(absent)],
  [
    'ERROR-061',
    'error searching for locations',
    (chat) =>
      chat.getPresignedURL({ channel: absent, message: 'm' }, { fileNameOrKey: 'a.txt', fileType: 'text/plain' }),
  ],
] satisfies [string, string, (chat: Started['client']['chat']) => Promise<unknown>][])(
  '[%s] a refused call says “%s”',
  async (_id, error, call) => {
    expect(await call(staff.client.chat)).toMatchObject({ ok: false, error });
  },
);

test('[ERROR-059] without a session, the channels of a user are refused', async () => {
  const signedOut = createDataClient({ apiUrl: staff.server.url, tokens: { idToken: async () => null } });
  expect(await signedOut.chat.channelsByUser(staff.server.emailOf('free'))).toEqual({
    ok: false,
    error: 'Failed to fetch channels by user',
    reason: 'signed-out',
    data: [],
  });
});

test('[PERM-010] only the group channels-create creates channels', async () => {
  const messenger = await startAs('messenger');
  const admin = await startAs('admin');
  for (const { client } of [messenger, admin]) {
    expect(await client.chat.createChatChannel('Mine')).toMatchObject({ ok: false, reason: 'forbidden' });
  }
  expect(await staff.client.chat.createChatChannel('Mine')).toMatchObject({ ok: true });
});

test('[PERM-011] messengers and administrators manage their channels; other members do not', async () => {
  const { id } = await createChannel();
  const results: [role: string, invites: boolean, searches: boolean][] = [];
  for (const role of ['messenger', 'admin', 'free']) {
    const { client, email } = await startAs(role);
    await staff.client.chat.createChannelInvites(id, [email]);
    const invites = await client.chat.channelsByUser(email);
    const own = invites.ok ? invites.data.find(({ channelID }) => channelID === id) : undefined;
    await client.chat.joinChatInvite(own?.inviteID ?? '');
    const invited = await client.chat.createChannelInvites(id, [`${role}@guests.example`]);
    const found = await client.users.searchUsers({ email: 'free' });
    results.push([role, invited.ok, found.ok]);
  }
  expect(results).toEqual([
    ['messenger', true, true],
    ['admin', true, true],
    ['free', false, false],
  ]);
});

/** Another user of the same server. */
async function startAs(role: string) {
  const { server } = staff;
  const authorization = await server.authorizationOf(role);
  const token = authorization.replace(/^Bearer /, '');
  const client = createDataClient({ apiUrl: server.url, tokens: { idToken: async () => token } });
  return { client, email: server.emailOf(role) };
}
