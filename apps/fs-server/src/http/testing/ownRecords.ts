import { randomUUID } from 'node:crypto';
import type { RouteName } from '@fs/api-contract';
import { assessmentQuestions, type Route, routes, workspaceRoutes } from '@fs/api-contract';
import type { InjectOptions } from 'fastify';
import { buildSchema } from 'graphql';
import type { ListServer } from '../../areas/watchlists/testing/listServer.ts';
import { assessmentBody } from './assessmentExamples.ts';
import { createChannelExample } from './chatExamples.ts';
import type { Example } from './Example.ts';
import { examples, toRequest } from './exampleCalls.ts';
import { unwantedArticleExample } from './exampleRecords.ts';
import { createMadeRecords } from './makingExamples.ts';
import { colleague } from './workspaceExamples.ts';

/** Records created for a single call, so that calls do not affect each other. */
export interface OwnRecords {
  userId: string;
  email: string;
  listId: string;
  accountId: string;
  teamId: string;
  settingId: string;
  shareId: string;
  linkId: string;
  preferenceId: string;
  toneId: string;
  invitationId: string;
  referralId: string;
  channelId: string;
  inviteId: string;
  jobId: string;
  documentId: string;
  companyId: string;
  articleId: string;
  assessmentId: string;
}

const guest = 'guest@foresight.example';

/** The users of the created records, by role. */
export interface RecordUsers {
  /** Owner of the list and creator of the account. */
  owner: string;
  /** The caller, who gets settings and preferences. */
  caller: string;
  admins?: readonly string[];
  viewers?: readonly string[];
  members?: readonly string[];
  /** Members whom the owner removes again, by the call for it. */
  removed?: readonly string[];
  /** @default 'ACTIVE' */
  accountStatus?: 'ACTIVE' | 'INACTIVE';
}

/**
 * Creates a list shared with a guest, in an organization if `members` is set, and the other records that calls refer
 * to. All in one transaction, which takes less time than a commit of each.
 */
export async function createOwnRecords(server: ListServer, parts: RecordUsers): Promise<OwnRecords> {
  const { database } = server;
  const own = await database.kysely
    .transaction()
    .execute((kysely) => insertOwnRecords({ ...server, database: { ...database, kysely } }, parts));
  for (const role of parts.removed ?? []) {
    const removal = `/api/workspaces/${own.accountId}/people?email=${encodeURIComponent(server.emailOf(role))}`;
    const { status } = await server.rest(parts.owner, 'DELETE', removal);
    if (status !== 200) throw new Error(`The member could not be removed: ${status}`);
  }
  return own;
}

async function insertOwnRecords(server: ListServer, parts: RecordUsers): Promise<OwnRecords> {
  const { kysely } = server.database;
  const [userId, email] = [server.userId(parts.caller), server.emailOf(parts.caller)];
  const { owner, admins = [], viewers = [], members, accountStatus = 'ACTIVE' } = parts;
  const account = await kysely
    .insertInto('accounts')
    .values({
      account_type: 'ORGANIZATION',
      account_status: accountStatus,
      name: 'Matrix',
      creator_id: server.userId(owner),
      plan_id: 'fuel-teams',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const member of members ?? []) {
    await kysely
      .insertInto('account_members')
      .values({ account_id: account.id, email: server.emailOf(member) })
      .execute();
  }
  // Another owner, so that the caller may leave.
  await kysely
    .insertInto('account_owners')
    .values([server.emailOf(owner), 'other@foresight.example'].map((each) => ({ account_id: account.id, email: each })))
    .execute();
  await kysely.insertInto('account_members').values({ account_id: account.id, email: colleague }).execute();
  const invitation = await kysely
    .insertInto('account_invitations')
    .values({ account_id: account.id, email: 'pending@foresight.example', role: 'member' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const referral = await kysely
    .insertInto('referrals')
    .values({ account_id: account.id, code: `MATRIX-${account.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const team = await kysely
    .insertInto('teams')
    .values({ account_id: account.id, name: 'Matrix' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const companyIds = [server.world.companies[0]?.id ?? ''];
  const listId = await server.insertList({ owner, admins, companyIds }, { kysely });
  await kysely
    .updateTable('watchlists')
    .set({
      viewers: [guest, ...viewers.map((role) => server.emailOf(role))],
      account_id: members ? account.id : null,
      privacy: members ? 'PUBLIC' : 'PRIVATE',
    })
    .where('id', '=', listId)
    .execute();
  const share = await kysely
    .insertInto('watchlist_shares')
    .values({ watchlist_id: listId, email: guest })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = await kysely
    .insertInto('watchlist_teams')
    .values({ watchlist_id: listId, team_id: team.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const setting = await kysely
    .insertInto('watchlist_settings')
    .values({ watchlist_id: listId, owner_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.deleteFrom('preferences').where('owner_id', '=', userId).where('key', '=', 'matrix').execute();
  const preference = await kysely
    .insertInto('preferences')
    .values({ owner_id: userId, key: 'matrix', value: 'old' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const toneId = await createTone(server);
  const channel = await createChannelExample(server, parts.owner);
  return {
    userId,
    email,
    listId,
    accountId: account.id,
    teamId: team.id,
    settingId: setting.id,
    shareId: share.id,
    linkId: link.id,
    preferenceId: preference.id,
    toneId,
    invitationId: invitation.id,
    referralId: referral.id,
    channelId: channel.channel,
    inviteId: channel.invite,
    companyId: server.world.companies[0]?.id ?? '',
    articleId: await createArticle(server),
    assessmentId: await createAssessment(server, userId),
    ...(await createMadeRecords(server, parts.caller)),
  };
}

async function createArticle(server: ListServer): Promise<string> {
  const { params } = await unwantedArticleExample(server);
  return params?.id ?? '';
}

/** Creates a result of the business assessment of a user. */
async function createAssessment({ database: { kysely } }: ListServer, userId: string): Promise<string> {
  const { email, userData } = assessmentBody;
  const questions = assessmentQuestions.map((question) => ({ ...question, answer: 3 }));
  const { id } = await kysely
    .insertInto('assessments')
    .values({
      user_id: userId,
      email,
      user_data: JSON.stringify(userData),
      result: JSON.stringify([]),
      questions: JSON.stringify(questions),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let tones = 0;

/** Creates a tone of social posts. No two have the same order. */
async function createTone({ database: { kysely } }: ListServer): Promise<string> {
  tones += 1;
  const tone = { id: randomUUID(), slug: `matrix-${tones}`, tone: 'Matrix', sort_order: 1000 + tones, prefix: '' };
  await kysely
    .insertInto('social_tones')
    .values({ ...tone, suffix: '' })
    .execute();
  return tone.id;
}

/** Deletes the records, and those that calls created from them. */
export async function deleteOwnRecords(server: ListServer, records: readonly OwnRecords[]): Promise<void> {
  if (records.length === 0) return;
  const idsOf = (key: keyof OwnRecords) => records.map((own) => own[key]);
  await server.database.kysely.transaction().execute(async (kysely) => {
    await kysely
      .deleteFrom('watchlists')
      .where((list) => list.or([list('id', 'in', idsOf('listId')), list('account_id', 'in', idsOf('accountId'))]))
      .execute();
    await kysely.deleteFrom('accounts').where('id', 'in', idsOf('accountId')).execute();
    for (const table of ['table_views', 'generic_jobs', 'documents'] as const) {
      await kysely.deleteFrom(table).where('owner_id', 'in', idsOf('userId')).execute();
    }
    await kysely.deleteFrom('channels').where('id', 'in', idsOf('channelId')).execute();
    await kysely.deleteFrom('articles').where('id', 'in', idsOf('articleId')).execute();
    await kysely
      .deleteFrom('assessments')
      .where((result) =>
        result.or([result('id', 'in', idsOf('assessmentId')), result('email', '=', 'matrix@foresight.example')]),
      )
      .execute();
    await kysely
      .deleteFrom('social_tones')
      .where((tone) => tone.or([tone('id', 'in', idsOf('toneId')), tone('slug', '=', 'brisk')]))
      .execute();
  });
}

/** Whether the call's path or body names a list or an account. */
export const isAboutList = (name: RouteName): boolean =>
  /\/(lists|watchlists|workspaces)\/:id/.test(routes[name].path) ||
  ['previewMerge', 'mergeLists', 'copyList', 'deleteLists', 'restoreLists', 'getDashboardEvents'].includes(name);

/** The example of a route, with the ids of the caller's own records. */
export async function buildRestRequest(server: ListServer, name: RouteName, own: OwnRecords): Promise<InjectOptions> {
  const { kysely } = server.database;
  // Something else than the user would agree to, because later calls need the user.
  const refused: Example = { body: { organizations: ['nobody’s'] } };
  const example = name === 'deleteAccount' ? refused : await examples[name](server);
  const admin = server.world.users.find(({ role }) => role === 'admin')?.id;
  const adminsList = server.world.watchlists.find(({ ownerId }) => ownerId === admin)?.id ?? '';
  if (name === 'restoreLists') {
    await kysely.updateTable('watchlists').set({ deleted_at: new Date() }).where('id', '=', own.listId).execute();
  }
  if (name === 'updateTableView' || name === 'deleteTableView' || name.endsWith('ViewAlert')) {
    await kysely
      .updateTable('table_views')
      .set({ owner_id: own.userId })
      .where('id', '=', example.params?.id ?? '')
      .execute();
  }
  if (Object.hasOwn(workspaceRoutes, name)) {
    return toRequest(name, { ...example, params: { id: own.accountId, invitationId: own.invitationId } });
  }
  const { accountID: _, ...body } = { accountID: null, ...example.body };
  const ours = JSON.parse(
    JSON.stringify({ ...example, ...(example.body && { body }) }).replaceAll(adminsList, own.listId),
  );
  return toRequest(name, ours);
}

/** The name of a REST call on the page. */
export const nameOf = (name: RouteName): string => {
  const { method, path, selector }: Route = routes[name];
  return `${method} ${path}${selector ? `?${selector}` : ''}`;
};

/** The queries and mutations of a schema, each with its kind. */
export function fieldsOf(schemaText: string): [kind: 'query' | 'mutation', name: string][] {
  const schema = buildSchema(schemaText);
  return [
    ...Object.keys(schema.getQueryType()?.getFields() ?? {}).map((name) => ['query', name] as ['query', string]),
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}).map(
      (name) => ['mutation', name] as ['mutation', string],
    ),
  ];
}
