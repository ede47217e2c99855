import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { assessmentBody } from '../http/testing/assessmentExamples.ts';
import { operations } from '../http/testing/exampleOperations.ts';
import { createOwnRecords, deleteOwnRecords } from '../http/testing/ownRecords.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

/** The response to an operation about a user's own records: `ok`, or the code of its error. */
async function resultOf(kind: 'query' | 'mutation', name: string, role = 'admin'): Promise<string> {
  const own = await createOwnRecords(server, { owner: role, caller: role });
  const { body } = await server.graphql(role, `${kind} { ${name}${operations[name]?.(own)} }`);
  await deleteOwnRecords(server, [own]);
  return body.errors ? String(body.errors[0].extensions?.code ?? body.errors[0].message) : 'ok';
}

test.each([
  ...['getAccount', 'referralsByAccount', 'listSocialToness', 'getWatchlist', 'listWatchlists'],
  ...['watchlistsByOwner', 'watchlistsByAccount', 'watchlistsByTeam', 'byTeamMember', 'teamsByAccount'],
  ...['byAccountMember', 'accountsByCreator', 'listPlans', 'channelsByUser', 'channelMembers'],
])('[GQL-030] answers the query %s that the documents name', async (name) => {
  expect(await resultOf('query', name)).toBe('ok');
});

test.each([
  ...['updateReferral', 'createReferral', 'addAccount', 'editAccount', 'updateAccount'],
  ...['addTeam', 'editTeam', 'removeTeam'],
])('[GQL-030] answers the mutation %s that the documents name', async (name) => {
  expect(await resultOf('mutation', name)).toBe('ok');
});

/**
 * How each entity that callers store is created, updated and deleted, in words of the specification where it has them
 * (decision 102).
 */
const byEntity = {
  Account: ['addAccount', 'editAccount', 'removeAccount'],
  BusinessAssessmentResult: [
    'createBusinessAssessmentResult',
    'updateBusinessAssessmentResult',
    'deleteBusinessAssessmentResult',
  ],
  ChannelInvites: ['createChannelInvites', 'updateChannelInvites', 'deleteChannelInvites'],
  CuratedArticle: ['createCuratedArticle', 'updateCuratedArticle', 'deleteCuratedArticle'],
  Document: ['createDocument', 'updateDocument', 'deleteDocument'],
  GenericJob: ['createGenericJob', 'updateGenericJob', 'deleteGenericJob'],
  SocialTones: ['createSocialTones', 'updateSocialTones', 'deleteSocialTones'],
  Team: ['addTeam', 'editTeam', 'removeTeam'],
  UserPreferences: ['createUserPreferences', 'updateUserPreferences', 'deleteUserPreferences'],
  Watchlist: ['createWatchlist', 'updateWatchlist', 'deleteWatchlist'],
  WatchlistSetting: ['createWatchlistSetting', 'updateWatchlistSetting', 'deleteWatchlistSetting'],
  WatchlistShare: ['createWatchlistShare', 'updateWatchlistShare', 'deleteWatchlistShare'],
  WatchlistTeam: ['createWatchlistTeam', 'updateWatchlistTeam', 'deleteWatchlistTeam'],
};

test.each(Object.entries(byEntity))('[GQL-001] creates, updates and deletes %s', async (entity, names) => {
  const role = entity === 'CuratedArticle' ? 'editor' : 'admin';
  for (const name of names) expect([name, await resultOf('mutation', name, role)]).toEqual([name, 'ok']);
});

test('[GQL-001] what a mutation stores is read, and is gone after it was deleted', async () => {
  const send = async (role: string, text: string, variables: object) =>
    (await server.graphql(role, text, variables)).body;
  const fields = 'email userData result questions';
  const questions = assessmentBody.answers.map(({ id }) => ({ id, answer: 5 }));
  const input = { email: 'ada@foresight.example', userData: '{"name":"Ada","company":"Cedar"}' };
  const created = await send(
    'free',
    'mutation ($input: CreateBusinessAssessmentResultInput!) { createBusinessAssessmentResult(input: $input) { id } }',
    { input: { ...input, questions: JSON.stringify(questions) } },
  );
  const { id } = created.data.createBusinessAssessmentResult;
  const update =
    'mutation ($input: UpdateBusinessAssessmentResultInput!) { updateBusinessAssessmentResult(input: $input)';
  await send('free', `${update} { id } }`, { input: { id, email: 'ada@cedar.example' } });
  const read = `query ($id: ID!) { getBusinessAssessmentResult(id: $id) { ${fields} } }`;
  const { getBusinessAssessmentResult: stored } = (await send('free', read, { id })).data;
  expect([stored.email, JSON.parse(stored.userData)]).toEqual(['ada@cedar.example', { name: 'Ada', company: 'Cedar' }]);
  expect(JSON.parse(stored.result)[0]).toEqual({ category: 'product', score: 100 });
  expect(JSON.parse(stored.questions)).toHaveLength(10);
  // Nobody else learns of it.
  expect((await send('admin', read, { id })).errors[0].extensions.code).toBe('not-found');
  const remove =
    'mutation ($input: DeleteBusinessAssessmentResultInput!) { deleteBusinessAssessmentResult(input: $input)';
  await send('free', `${remove} { id } }`, { input: { id } });
  expect((await send('free', read, { id })).errors[0].extensions.code).toBe('not-found');
});

test('[GQL-001] an article that an editor publishes is changed in part, and refused to others', async () => {
  const create =
    'mutation ($input: CreateCuratedArticleInput!) { createCuratedArticle(input: $input) { id featured } }';
  const input = {
    title: 'Berths by the hour',
    description: 'Ports rent berths.',
    image: 'https://images.example/berth.png',
    published_time: '2026-01-05T08:00:00.000Z',
    summary: ['By the hour'],
    keywords: ['Ports'],
    org_id: server.world.companies[0]?.id,
  };
  const refused = await server.graphql('admin', create, { input });
  expect(refused.body.errors[0].extensions.code).toBe('forbidden');
  const { body } = await server.graphql('editor', create, { input });
  expect(body.data.createCuratedArticle).toEqual({ id: 'news-berths-by-the-hour', featured: false });
  const update = 'mutation ($input: UpdateCuratedArticleInput!) { updateCuratedArticle(input: $input)';
  const changed = await server.graphql('editor', `${update} { title description featured summary keywords } }`, {
    input: { id: 'news-berths-by-the-hour', featured: true },
  });
  expect(changed.body.data.updateCuratedArticle).toEqual({
    title: 'Berths by the hour',
    description: 'Ports rent berths.',
    featured: true,
    summary: ['By the hour'],
    keywords: ['Ports'],
  });
});
