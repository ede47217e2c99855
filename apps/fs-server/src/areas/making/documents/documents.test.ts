import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

async function call(role: string, query: string, variables: object) {
  const { body } = await server.graphql(role, query, variables);
  return { data: body.data && Object.values(body.data)[0], error: body.errors?.[0] };
}

const document = 'id name text data status locked';
const save = (role: string, input: object) =>
  call(role, `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { ${document} } }`, { input });
const createNotebook = (role: string, name = 'Notes') =>
  call(role, `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ${document} } }`, {
    input: { doctype: 'notebook', name },
  });

test('[XNOTEBOOK-001] a notebook is saved by revision: an outdated one is a conflict', async () => {
  const { data: made } = await createNotebook('idea-gen');
  const saved = await save('idea-gen', { id: made.id, revision: 1, text: '# One' });
  expect(JSON.parse(saved.data.data).revision).toBe(2);
  expect((await save('idea-gen', { id: made.id, revision: 1, text: '# Two' })).error.extensions.code).toBe('conflict');
  expect((await save('admin', { id: made.id, revision: 2, text: '' })).error.extensions.code).toBe('not-found');
});

test('[XNOTEBOOK-002] notebooks are refused without their group, and a locked one is read-only', async () => {
  expect((await createNotebook('free')).error.extensions.code).toBe('forbidden');
  const { data: made } = await createNotebook('notebooks');
  const { kysely } = server.database;
  await kysely.updateTable('documents').set({ is_locked: true }).execute();
  expect((await save('notebooks', { id: made.id, revision: 1, name: 'Other' })).error.extensions.code).toBe(
    'forbidden',
  );
  const deletion = 'mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { id } }';
  expect((await call('notebooks', deletion, { input: { id: made.id } })).error.extensions.code).toBe('forbidden');
  await kysely.updateTable('documents').set({ is_locked: false }).execute();
  expect((await call('notebooks', deletion, { input: { id: made.id } })).data.id).toBe(made.id);
  expect((await save('notebooks', { id: made.id, revision: 1, name: 'Other' })).error.extensions.code).toBe(
    'not-found',
  );
  expect((await save('notebooks', { id: made.id, deleted: false })).data.name).toBe('Notes');
});

test('tones are listed in their order', async () => {
  const { data } = await call('free', '{ listSocialToness { items { slug order } } }', {});
  expect(data.items.map(({ slug }: { slug: string }) => slug)).toEqual([
    'neutral',
    'upbeat',
    'curious',
    'expert',
    'brief',
  ]);
});
