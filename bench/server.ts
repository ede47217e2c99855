import { manyCompanies, storyWorld, type World } from '@fs/fixtures';
import { startTestServer, type TestServer } from '../apps/fs-server/src/testing/startTestServer.ts';
import {
  createCognitoProvider,
  createDataClient,
  createMemoryTokenStore,
  createSession,
} from '../packages/data-client/src/index.ts';
import { durationHeadings, durationRow, printTable, timeRuns } from './report.ts';

const runs = { read: 500, signIn: 50 } as const;
const role = 'free';

/** How long the app waits for the server, with 10,000 companies more than the sample world has. */
export async function measureServer(): Promise<void> {
  const world = largeWorld();
  const server = await startTestServer({ world });
  try {
    const { client, signIn } = connect(server);
    const userId = await signIn();
    const companyAt = (index: number) => itemAt(world.companies, index * 37);
    const reads = { runs: runs.read, warmUps: 50 };

    const table = [
      durationHeadings,
      durationRow(
        'GET /api/companies/:id',
        await timeRuns(async (index) => dataOf(await client.companies.getCompany(companyAt(index).id)), reads),
      ),
      durationRow(
        'GET /api/companies?query=, five letters from inside a name',
        await timeRuns(async (index) => {
          dataOf(await client.companies.getCompanies(companyAt(index).name.slice(2, 7)));
        }, reads),
      ),
      durationRow('sign-in with a password', await timeRuns(signIn, { runs: runs.signIn, warmUps: 5 })),
      durationRow(
        'GraphQL userPreferencesByOwner, all pages',
        await timeRuns(async () => dataOf(await client.preferences.getUserPreferences(userId)), reads),
      ),
    ];
    const how = 'The app’s own client over HTTP on this machine, one call at a time; embedded database.';
    printTable('Server', `${how}\n${await countRows(server)}`, table);
  } finally {
    await server.close();
  }
}

function largeWorld(): World {
  const world = storyWorld();
  return { ...world, companies: [...world.companies, ...manyCompanies(10_000)] };
}

function connect(server: TestServer) {
  const { endpoint, clientId } = server.environment.identity;
  const session = createSession({
    provider: createCognitoProvider({ endpoint: new URL(endpoint, server.url).href, clientId }),
    store: createMemoryTokenStore(),
  });
  const credentials = { email: server.emailOf(role), password: server.password };
  return {
    client: createDataClient({ apiUrl: server.url, tokens: session }),
    /** Signs in anew; gives the reader's id. */
    signIn: async () => dataOf(await session.signIn(credentials)).attributes.sub,
  };
}

async function countRows({ database }: TestServer): Promise<string> {
  const tables = ['organizations', 'markets', 'funding_rounds', 'articles', 'users', 'preferences'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await database.kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow();
      return `${table} ${Number(rows).toLocaleString('en')}`;
    }),
  );
  return `Rows: ${counts.join(', ')}.`;
}

/** A failed call is not measured as a fast one. */
function dataOf<Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}
