import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChannelExample } from '../../../http/testing/chatExamples.ts';
import { type ListServer, startListServer } from '../../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

/** The invite, or the code of the error. */
async function mutate(role: string | null, name: 'create' | 'update' | 'delete', input: object) {
  const type = `${name.replace(/^./, (letter) => letter.toUpperCase())}ChannelInvitesInput!`;
  const query = `mutation ($input: ${type}) {
    ${name}ChannelInvites(input: $input) { id owner channelID inviteID quebicUserID lastReadTime }
  }`;
  const { body } = await server.graphql(role, query, { input });
  return body.errors ? body.errors[0].extensions.code : body.data[`${name}ChannelInvites`];
}

test('an invite is made by who manages the channel, claimed by its address, and withdrawn', async () => {
  const { channel: channelID } = await createChannelExample(server, 'messenger');
  const owner = server.emailOf('individual');
  const invite = await mutate('messenger', 'create', { channelID, owner: owner.toUpperCase() });
  expect(invite).toEqual({
    id: expect.any(String),
    owner,
    channelID,
    inviteID: expect.any(String),
    quebicUserID: null,
    lastReadTime: null,
  });
  expect(await mutate('messenger', 'create', { channelID, owner })).toBe('conflict');
  const claim = { id: invite.id, quebicUserID: server.userId('individual') };
  expect(await mutate('messenger', 'update', claim)).toBe('not-found');
  expect(await mutate('individual', 'update', { ...claim, quebicUserID: 'somebody' })).toBe('invalid');
  expect(await mutate('individual', 'update', claim)).toMatchObject(claim);
  expect(await mutate('messenger', 'delete', { id: invite.id })).toMatchObject({ id: invite.id, owner });
  expect(await mutate('messenger', 'delete', { id: invite.id })).toBe('not-found');
});

test('others neither invite nor withdraw, and a channel that they are not in seems not to exist', async () => {
  const { channel: channelID } = await createChannelExample(server, 'messenger');
  const owner = 'guest@foresight.example';
  expect(await mutate('free', 'create', { channelID, owner })).toBe('forbidden');
  expect(await mutate('admin', 'create', { channelID, owner })).toBe('not-found');
  expect(await mutate(null, 'create', { channelID, owner })).toBe('signed-out');
  const { id } = await mutate('messenger', 'create', { channelID, owner });
  expect(await mutate('free', 'delete', { id })).toBe('forbidden');
  expect(await mutate('admin', 'delete', { id })).toBe('not-found');
  expect(await mutate('messenger', 'create', { channelID, owner: 'nobody' })).toBe('invalid');
  expect(await mutate('messenger', 'create', { channelID, owner, uses: 1001 })).toBe('invalid');
});
