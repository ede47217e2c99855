import { randomBytes } from 'node:crypto';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';

export function companyExample({ world }: TestServer): Example {
  return { params: { id: world.companies[0]?.id ?? '' } };
}

export function keywordExample({ world }: TestServer): Example {
  return { query: { name: world.articles[0]?.keywords[0] ?? '' } };
}

export const articleExample = ({ world }: TestServer): Example => ({ params: { id: world.articles[0]?.id ?? '' } });

/** Articles that we publish. */
export const ownArticles = ({ world }: TestServer) => world.articles.filter(({ url }) => url === null);

export const ownArticleExample = (server: TestServer): Example => ({
  params: { id: ownArticles(server)[1]?.id ?? '' },
});

export const articleBody = ({ world }: TestServer) => ({
  title: 'An article',
  description: 'What it says',
  image: 'https://images.example/one.png',
  published_time: '2026-01-05T08:00:00.000Z',
  summary: ['A point'],
  org_id: world.companies[0]?.id,
});

/** Creates an article of another site about the first company. */
export async function earnedExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const slug = randomBytes(8).toString('hex');
  const id = `news-${slug}`;
  const organization_id = world.companies[0]?.id ?? '';
  const url = `https://press.example/${slug}`;
  const article = { id, slug, url, title: slug, description: '', content: '', published_at: new Date() };
  await kysely.insertInto('articles').values(article).execute();
  await kysely.insertInto('article_organizations').values({ article_id: id, organization_id, position: 0 }).execute();
  return { params: { id: organization_id, articleId: id } };
}

/** Creates an article of ours that can be deleted. */
export async function unwantedArticleExample({ database: { kysely } }: TestServer): Promise<Example> {
  const slug = randomBytes(8).toString('hex');
  const article = { id: `news-${slug}`, slug, title: slug, description: '', content: '', published_at: new Date() };
  await kysely.insertInto('articles').values(article).execute();
  return { params: { id: article.id } };
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads an image of the editor who calls. */
export async function uploadImageExample({ app, authorizationOf }: TestServer): Promise<Example> {
  const size = String(onePixel.length);
  const headers = { authorization: await authorizationOf('editor') };
  const target = await app.inject({ url: '/editors/images/upload', query: { type: 'image/png', size }, headers });
  const { url, headers: sent, key } = target.json<{ url: string; headers: Record<string, string>; key: string }>();
  await app.inject({ method: 'PUT', url, headers: sent, payload: onePixel });
  return { body: { key, name: 'one.png' } };
}

export async function contentRequestExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const organization_id = world.companies[0]?.id ?? '';
  const request = {
    kind: 'earned' as const,
    organization_id,
    url: 'https://press.example/three',
    status: 'failed' as const,
  };
  const { id } = await kysely.insertInto('content_requests').values(request).returning('id').executeTakeFirstOrThrow();
  return { params: { id } };
}

export const sectionExample = ({ world }: TestServer): Example => ({
  params: { section: world.marketPulseCategories[0]?.slug ?? '' },
});

export const marketIdOf = ({ world }: TestServer) => world.markets[0]?.id ?? '';

export const marketExample = (server: TestServer): Example => ({ params: { id: marketIdOf(server) } });

/** The watchlist that the administrator of the sample world owns. */
export function listIdOf({ world }: TestServer): string {
  const admin = world.users.find(({ role }) => role === 'admin')?.id;
  return world.watchlists.find(({ ownerId }) => ownerId === admin)?.id ?? '';
}

/** The account of that watchlist, which has no limit on watchlists. */
export const accountIdOf = (server: TestServer) =>
  server.world.watchlists.find(({ id }) => id === listIdOf(server))?.accountId;

export const listExample = (server: TestServer): Example => ({ params: { id: listIdOf(server) } });

/** A company that is on that watchlist, and on the lists of `createOwnRecords`. */
export async function listedCompanyExample(server: TestServer): Promise<Example> {
  const [id, companyId] = [listIdOf(server), server.world.companies[0]?.id ?? ''];
  await server.database.kysely
    .insertInto('watchlist_items')
    .values({ watchlist_id: id, organization_id: companyId, added_at: new Date(), position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { params: { id, companyId } };
}

export const anyState = { sort: [], filters: {}, pageSize: 8 };

/** Creates another session of the administrator. */
export async function createSessionExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const user_id = world.users.find(({ role }) => role === 'admin')?.id ?? '';
  const session = { user_id, refresh_token_hash: randomBytes(32), expires_at: new Date(Date.now() + 60_000) };
  return { params: await kysely.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow() };
}

/** Creates an API token of the administrator. */
export async function createTokenExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const token = {
    user_id: adminOf(world),
    name: 'Script',
    scopes: ['research' as const],
    secret_hash: randomBytes(32),
    hint: 'abcd',
    expires_at: new Date(Date.now() + 60_000),
  };
  return { params: await kysely.insertInto('api_tokens').values(token).returning('id').executeTakeFirstOrThrow() };
}

/** The id of a Slack user that nobody has linked. */
export const newSlackUserId = () => `U${randomBytes(6).toString('hex').toUpperCase()}`;

/** Links a Slack user to the administrator. */
export async function linkSlackExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const link = { user_id: adminOf(world), slack_user_id: newSlackUserId() };
  await kysely
    .insertInto('slack_links')
    .values(link)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return {};
}

/** Creates a table view of the administrator. */
export async function createViewExample({ world, database: { kysely } }: TestServer): Promise<Example> {
  const owner = world.users.find(({ role }) => role === 'admin')?.id ?? '';
  const view = { owner_id: owner, table_name: 'funding', name: 'Mine', state: JSON.stringify(anyState) };
  return { params: await kysely.insertInto('table_views').values(view).returning('id').executeTakeFirstOrThrow() };
}

const adminOf = (world: TestServer['world']) => world.users.find(({ role }) => role === 'admin')?.id ?? '';

/** The administrator's personal account. */
export const ownAccountOf = (world: TestServer['world']) =>
  world.accounts.find(({ creatorId, accountType }) => creatorId === adminOf(world) && accountType === 'PERSONAL')?.id ??
  '';

/** Creates an organization of the administrator that is not paid for yet. */
export async function createOrganization({ world, database: { kysely } }: TestServer): Promise<string> {
  const organization = {
    account_type: 'ORGANIZATION',
    account_status: 'PENDING',
    name: 'Unpaid',
    creator_id: adminOf(world),
    plan_id: 'fuel-teams',
  } as const;
  const { id } = await kysely.insertInto('accounts').values(organization).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function setCustomer({ database: { kysely } }: TestServer, accountId: string): Promise<void> {
  await kysely
    .updateTable('accounts')
    .set({ stripe_customer_id: `cus_${accountId}` })
    .where('id', '=', accountId)
    .execute();
}

/** Creates a checkout that the administrator has not paid. */
export async function createCheckoutRecord({ world, database: { kysely } }: TestServer): Promise<string> {
  const id = `cs_${randomBytes(8).toString('hex')}`;
  const checkout = { id, account_id: ownAccountOf(world), user_id: adminOf(world), due_today: 29 };
  const plan = { plan_id: 'fuel-individual', price_id: 'sample-individual-month' } as const;
  await kysely
    .insertInto('checkouts')
    .values({ ...checkout, ...plan })
    .execute();
  return id;
}
