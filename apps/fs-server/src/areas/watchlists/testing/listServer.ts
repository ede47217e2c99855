import type { Database } from '../../../database/database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/startTestServer.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of every shape.
  body: any;
}

export interface ListServer extends TestServer {
  /** A REST call by the user with this role; null for a signed-out caller. */
  rest(role: string | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answer>;
  /** A GraphQL operation by the user with this role. */
  graphql(role: string | null, query: string, variables?: object): Promise<Answer>;
  userId(role: string): string;
  accountId(name: string): string;
  teamId(name: string): string;
  /** Inserts a list directly, ignoring plan limits. @param store A transaction, if it takes place in one. */
  insertList(list: InsertedList, store?: Pick<Database, 'kysely'>): Promise<string>;
}

export interface InsertedList {
  owner: string;
  name?: string;
  account?: string;
  privacy?: 'PRIVATE' | 'PUBLIC';
  viewers?: readonly string[];
  admins?: readonly string[];
  teams?: readonly string[];
  companyIds?: readonly string[];
  /** Keeps the limit of the owner's plan. Otherwise it is lifted, so that the list can be changed. */
  keepsLimit?: boolean;
}

/** Starts the whole server with helpers for tests of lists. Each user logs in once. */
export async function startListServer(options?: TestServerOptions): Promise<ListServer> {
  const server = await startTestServer(options);
  const sessions = new Map<string, Promise<string>>();
  const headersOf = async (role: string | null): Promise<Record<string, string>> => {
    if (role === null) return {};
    if (!sessions.has(role)) sessions.set(role, server.authorizationOf(role));
    return { authorization: (await sessions.get(role)) ?? '' };
  };
  const { world, database } = server;
  const idOf = (things: readonly { id: string; name: string }[], name: string): string => {
    const thing = things.find((candidate) => candidate.name === name);
    if (!thing) throw new Error(`The world has no ${name}`);
    return thing.id;
  };
  const userId = (role: string) => world.users.find((user) => user.role === role)?.id ?? '';
  const accountId = (name: string) => idOf(world.accounts, name);
  const teamId = (name: string) => idOf(world.teams, name);

  return {
    ...server,
    userId,
    accountId,
    teamId,
    async rest(role, method, url, body) {
      const answer = await server.app.inject({
        method,
        url,
        headers: await headersOf(role),
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async graphql(role, query, variables) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: await headersOf(role),
        payload: { query, variables },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async insertList(
      {
        owner,
        name = 'A list',
        account,
        privacy,
        viewers = [],
        admins = [],
        teams = [],
        companyIds = [],
        keepsLimit = false,
      },
      { kysely } = database,
    ) {
      const emails = (roles: readonly string[]) => roles.map((role) => server.emailOf(role));
      const { id } = await kysely
        .insertInto('watchlists')
        .values({
          owner_id: userId(owner),
          name,
          account_id: account === undefined ? null : accountId(account),
          privacy: privacy ?? (account === undefined ? 'PRIVATE' : 'PUBLIC'),
          viewers: emails(viewers),
          admins: emails(admins),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (!keepsLimit) {
        await kysely
          .updateTable('accounts')
          .set({ limits: JSON.stringify({ watchlists: null }) })
          .where('account_type', '=', 'PERSONAL')
          .where('creator_id', '=', userId(owner))
          .execute();
      }
      for (const [position, companyId] of companyIds.entries()) {
        await kysely
          .insertInto('watchlist_items')
          .values({ watchlist_id: id, organization_id: companyId, added_at: world.now, position })
          .execute();
      }
      for (const team of teams) {
        await kysely
          .insertInto('watchlist_teams')
          .values({ watchlist_id: id, team_id: teamId(team) })
          .execute();
      }
      return id;
    },
  };
}
