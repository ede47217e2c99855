import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('social_tones').where('slug', 'like', 'brisk%').execute();
});
afterAll(() => server.close());

const fields = 'id slug tone order prefix suffix';

/** The tone, or the code of the error. */
async function mutate(role: string, name: 'create' | 'update' | 'delete', input: object) {
  const type = `${name.replace(/^./, (letter) => letter.toUpperCase())}SocialTonesInput!`;
  const query = `mutation ($input: ${type}) { ${name}SocialTones(input: $input) { ${fields} } }`;
  const { body } = await server.graphql(role, query, { input });
  return body.errors ? body.errors[0].extensions.code : body.data[`${name}SocialTones`];
}

async function list() {
  const { body } = await server.graphql('free', `{ listSocialToness { items { ${fields} } } }`);
  return body.data.listSocialToness.items;
}

const brisk = { slug: 'brisk', tone: 'Brisk', order: 90, prefix: 'Quickly: ', suffix: '!' };

test('an administrator adds, changes and deletes a tone, which everyone lists', async () => {
  const { id } = await mutate('admin', 'create', brisk);
  expect((await list()).at(-1)).toEqual({ id, ...brisk });
  expect(await mutate('admin', 'update', { id, tone: 'Very brisk', order: 91 })).toEqual({
    id,
    ...brisk,
    tone: 'Very brisk',
    order: 91,
  });
  const { kysely } = server.database;
  const event = await kysely.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  expect(event).toMatchObject({ action: 'content.changed', subject: `tone:${id}` });
  expect(await mutate('admin', 'delete', { id })).toMatchObject({ id });
  expect(await list()).toHaveLength(5);
  expect(await mutate('admin', 'delete', { id })).toBe('not-found');
});

test.each(['free', 'internal', 'editor'])('tones are not changed by %s', async (role) => {
  expect(await mutate(role, 'create', brisk)).toBe('forbidden');
  expect(await mutate(role, 'update', { id: 'tone-brief', tone: 'Other' })).toBe('forbidden');
  expect(await mutate(role, 'delete', { id: 'tone-brief' })).toBe('forbidden');
});

test.each([
  ['a slug in use', { slug: 'upbeat' }, 'conflict'],
  ['an order in use', { order: 2 }, 'conflict'],
  ['a slug with a space', { slug: 'very brisk' }, 'invalid'],
  ['no name', { tone: ' ' }, 'invalid'],
  ['a text that is too long', { prefix: 'x'.repeat(limits.socialToneText + 1) }, 'invalid'],
  ['an order of 0', { order: 0 }, 'invalid'],
])('rejects a tone with %s', async (_what, wrong, code) => {
  expect(await mutate('admin', 'create', { ...brisk, ...wrong })).toBe(code);
});

test('the tone of the examples stays', async () => {
  expect(await mutate('admin', 'delete', { id: 'tone-neutral' })).toBe('invalid');
  expect(await mutate('admin', 'update', { id: 'tone-neutral', order: 2 })).toBe('conflict');
});
