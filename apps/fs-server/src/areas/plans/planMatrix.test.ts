import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { addInvestor, crest } from './testing/addInvestor.ts';
import { includedIn, type PlanColumn, planColumns, planContents } from './testing/planContent.ts';

let server: ListServer;
let listId: string;
/** Someone of the sample world for each column. */
const roles: Record<PlanColumn, string> = {
  'fuel-free': 'free',
  'fuel-individual': 'individual',
  'fuel-individual-plus': 'individual-plus',
  'fuel-teams': 'teams-member',
  unlimited: 'unlimited',
  internal: 'internal',
  admin: 'admin',
  messengers: 'messenger',
  'channels-create': 'channels-create',
  'idea-gen': 'idea-gen',
  editors: 'editor',
  notebooks: 'notebooks',
};

beforeAll(async () => {
  server = await startListServer();
  await addInvestor(server.database);
  const { users } = server.world;
  listId = await server.insertList({
    owner: 'free',
    viewers: users.map(({ role }) => role),
    companyIds: [crest.id],
  });
  await server.database.kysely
    .insertInto('watchlist_settings')
    .values(users.map(({ id }) => ({ watchlist_id: listId, owner_id: id, follow: true })))
    .execute();
});
afterAll(() => server.close());

test.each(planContents)('$content by $route are withheld as the plan says', async (content) => {
  const answers = await Promise.all(
    planColumns.map(async (column) => [column, await content.read({ server, role: roles[column], listId })]),
  );
  expect(answers).toEqual(planColumns.map((column) => [column, includedIn(column, content)]));
});
