import type { RouteName } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { examples, toRequest } from '../http/testing/exampleCalls.ts';
import { createOwnRecords, type OwnRecords } from '../http/testing/ownRecords.ts';

let server: ListServer;
let own: OwnRecords;
beforeAll(async () => {
  server = await startListServer();
  own = await createOwnRecords(server, { owner: 'admin', caller: 'admin', members: ['individual'] });
  await server.database.kysely.insertInto('team_members').values({ team_id: own.teamId, email: own.email }).execute();
});
afterAll(() => server.close());

const quote = JSON.stringify;
const slugWithVideo = () => server.world.courses.find(({ videos }) => videos.length > 0)?.slug;

/** Where each entity of the documents is read, with the fields that they list. */
const entities: Record<string, { path: () => string; fields: string }> = {
  Watchlist: {
    path: () => `getWatchlist(id: ${quote(own.listId)})`,
    fields:
      'id owner viewers admins name description items accountID account_privacy teamID columns metadata datasource updatingData lastDataUpdate',
  },
  'Account of a watchlist': { path: () => `getWatchlist(id: ${quote(own.listId)}).account`, fields: 'name' },
  WatchlistTeam: {
    path: () => `getWatchlist(id: ${quote(own.listId)}).teams`,
    fields: 'id accountID teamID watchlistID',
  },
  WatchlistSetting: {
    path: () => `getWatchlist(id: ${quote(own.listId)}).settings`,
    fields: 'id owner starred email follow funding_updates preferences watchlistID',
  },
  'Watchlist share': { path: () => `getWatchlist(id: ${quote(own.listId)}).shares`, fields: 'id owner' },
  'List of a share': { path: () => `getWatchlist(id: ${quote(own.listId)}).shares.list`, fields: 'id name' },
  Team: {
    path: () => `teamsByAccount(accountID: ${quote(own.accountId)})`,
    fields: 'id name description accountID members',
  },
  'Team member': { path: () => `byTeamMember(email: ${quote(own.email)})`, fields: 'id email accountID teamID' },
  'Team of a member': { path: () => `byTeamMember(email: ${quote(own.email)}).team`, fields: 'id name' },
  Account: {
    path: () => `getAccount(id: ${quote(own.accountId)})`,
    fields:
      'id creator owners members name description logo limits referralID createdAt updatedAt plan accountType accountStatus stripeCustomerID stripeSubscriptionID stripePriceID planID referral',
  },
  'Account member': { path: () => `byAccountMember(email: ${quote(own.email)})`, fields: 'id accountID email' },
  Plan: {
    path: () => 'listPlans.items',
    fields: 'id name description limits stripePriceID priceValues listed order planType createdAt updatedAt',
  },
  Referral: {
    path: () => `referralsByAccount(accountID: ${quote(own.accountId)})`,
    fields: 'id referralType code description planID uses active accountID plan',
  },
  ChannelInvites: {
    path: () => `channelsByUser(owner: ${quote(own.email)}).items`,
    fields: 'id owner channelID inviteID quebicUserID lastReadTime',
  },
  UserPreferences: {
    path: () => `userPreferencesByOwner(owner: ${quote(own.userId)}).items`,
    fields: 'id owner key value details',
  },
  SocialTones: { path: () => 'listSocialToness.items', fields: 'id slug tone order prefix suffix' },
  GenericJob: {
    path: () => `getGenericJob(id: ${quote(own.jobId)})`,
    fields: 'id owner cognitoId jobType input output metadata content configuration status deleted documentID',
  },
  Document: {
    path: () => `getDocument(id: ${quote(own.documentId)})`,
    fields: 'id owner partition partitionData doctype name input data content configuration status text role locked',
  },
  CuratedArticle: {
    path: () => `getCuratedArticle(id: ${quote(own.articleId)})`,
    fields: 'id title description content image published_time featured mpn_category summary org_id keywords',
  },
  BusinessAssessmentResult: {
    path: () => `getBusinessAssessmentResult(id: ${quote(own.assessmentId)})`,
    fields: 'id email userData result questions',
  },
  Course: {
    path: () => 'courseBySlug(slug: "know-your-runway")',
    fields:
      'id name category slug short_description description content featuredimage published featured bizAssessmentCategory order',
  },
  'Attachment of a course': {
    path: () => 'courseBySlug(slug: "know-your-runway").attachments',
    fields: 'title description filetype order name',
  },
  'Video of a course': {
    path: () => `courseBySlug(slug: ${quote(slugWithVideo())}).videos`,
    fields: 'title previewimage description duration order',
  },
};

/** Reads an entity, the first one of a list. */
async function read(path: string, fields: string): Promise<Record<string, unknown>> {
  const steps = path.split(/\.(?![^(]*\))/);
  const query = `{ ${steps.join(' { ')} { ${fields} } ${'} '.repeat(steps.length - 1)}}`;
  const { body } = await server.graphql(path.startsWith('getCuratedArticle') ? 'editor' : 'admin', query);
  expect(body.errors).toBeUndefined();
  return steps
    .map((step) => step.replace(/\(.*/, ''))
    .reduce<unknown>((value, step) => first((first(value) as Record<string, unknown>)[step]), body.data) as Record<
    string,
    unknown
  >;
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

test.each(Object.entries(entities))(
  '[ENTITY-051] returns every listed field of %s',
  async (_name, { path, fields }) => {
    const entity = await read(path(), fields);
    expect(Object.keys(entity)).toEqual(fields.split(' '));
  },
);

/** Which REST call returns each other entity, where in its answer, and the fields that the specification lists. */
const ofRest: readonly [entity: string, call: RouteName, place: string, fields: string][] = [
  [
    'Company',
    'getCompany',
    '',
    'id uuid name logo_url domain homepage_url short_description city state_code country_code category_list founded_on employee_count twitter_url markets',
  ],
  ['Market of a company', 'getCompany', 'markets', 'id name'],
  ['Company in search results', 'getCompanies', '', 'id name location'],
  [
    'Company overview',
    'getCompanyOverview',
    '',
    'organization markets socials acquisitions articles funding_rounds investments podcasts acquired topics content portfolio funding socialHistory urlMetrics',
  ],
  ['Market', 'getCategory', '', 'id name companyCount totalFunding'],
  ['Market rollup', 'getRollupOfMarket', '', 'count funding_history'],
  ['Social account', 'getSocialHistory', '', 'social followers_count'],
  [
    'Curated article',
    'getCuratedArticle',
    '',
    'id title description content image published_time featured mpn_category summary article_id org_id keywords url site site_name word_count',
  ],
  ['Market pulse category', 'getConfig', '', 'slug label order'],
  ['Article list item', 'getNews', 'articles', 'article organization markets keywords curated_article earned_content'],
  ['Channel', 'listChatChannels', 'channels', 'id display_name is_private'],
  ['Message', 'listChatMessages', 'messages', 'id content timestamp owner embeds'],
  ['Chat user', 'logInToChat', '', 'id sub given_name family_name fullName email avatar'],
  ['Business assessment result', 'getAssessment', '', 'id email userData result questions'],
];

test.each(ofRest)('[ENTITY-051] returns every listed field of %s over REST', async (_entity, call, place, fields) => {
  const headers = { authorization: await server.authorizationOf('admin') };
  const answer = await server.app.inject({ ...toRequest(call, await examples[call](server)), headers });
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  const part = place === '' ? body : (body as Record<string, unknown>)[place];
  expect(Object.keys(first(part) as object)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('[ENTITY-051] stores what callers send, field by field', async () => {
  const { listId, settingId, preferenceId, documentId } = own;
  const send = async (name: string, type: string, input: object, fields: string) => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
    const { body } = await server.graphql('admin', query, { input });
    expect(body.errors).toBeUndefined();
    return body.data[name];
  };
  const list = { id: listId, name: 'Ports', description: 'Of the north', columns: '{"a":1}' };
  expect(await send('updateWatchlist', 'UpdateWatchlistInput', list, 'id name description columns')).toEqual(list);
  const setting = {
    id: settingId,
    starred: true,
    email: true,
    follow: true,
    funding_updates: true,
    preferences: '{"b":2}',
  };
  const settingFields = 'id starred email follow funding_updates preferences';
  expect(await send('updateWatchlistSetting', 'UpdateWatchlistSettingInput', setting, settingFields)).toEqual(setting);
  const preference = { id: preferenceId, value: 'new', details: '{"c": 3}' };
  expect(await send('updateUserPreferences', 'UpdateUserPreferencesInput', preference, 'id value details')).toEqual(
    preference,
  );
  const document = { id: documentId, name: 'Draft 2', text: '# Ports' };
  expect(await send('updateDocument', 'UpdateDocumentInput', { ...document, revision: 1 }, 'id name text')).toEqual(
    document,
  );
});
