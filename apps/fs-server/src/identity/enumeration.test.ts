import { type RouteName, routes } from '@fs/api-contract';
import { type CallSchemas, schemas } from '@fs/api-contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessmentBody } from '../http/testing/assessmentExamples.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { actions } from './actions/actions.ts';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

// No response reveals whether an email has an account.

let identity: IdentityServer;
let server: TestServer;
beforeAll(async () => {
  [identity, server] = await Promise.all([startIdentityServer(), startTestServer()]);
});
afterAll(() => Promise.all([identity.close(), server.close()]));

const unknownEmail = 'nobody-at-all@foresight.test';

const identityBodies: Record<string, (email: string) => object> = {
  ConfirmForgotPassword: (Username) => ({ Username, ConfirmationCode: 'wrong', Password: 'a quite different horse' }),
  ConfirmSignUp: (Username) => ({ Username, ConfirmationCode: 'wrong' }),
  ForgotPassword: (Username) => ({ Username }),
  InitiateAuth: (USERNAME) => ({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: 'a guess' } }),
  ResendConfirmationCode: (Username) => ({ Username }),
  SignUp: (Username) => ({
    Username,
    Password: password,
    UserAttributes: ['given_name', 'family_name'].map((Name) => ({ Name, Value: 'Zoë' })),
  }),
};

const isEmailField = (name: string) => /^(emails?|members|owners|people)$/i.test(name);

/** Routes with an email in their parameters, query or body. */
const routesByEmail = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { params, query, body } = schemas[name] as CallSchemas;
  return [params, query, body].some((schema) => {
    const { properties = {} } = (schema ?? {}) as { properties?: object };
    return Object.keys(properties).some(isEmailField);
  });
});

/** The response of a route for an email; the caller owns a new list. */
const routeCalls: Partial<Record<RouteName, (email: string) => Promise<object>>> = {
  getAvatars: async (email) => {
    await shareWith(email);
    return call('GET', `/account/avatar?emails=${encodeURIComponent(email)}`);
  },
  submitForm: (email) => call('POST', '/api-public/forms/support', { name: 'Ada Minns', email, message: 'Hello' }),
  submitAssessment: (email) => call('POST', '/api-public/assessments', { ...assessmentBody, email }),
  shareList: async (email) => (await shareWith(email)).answer,
  setShareRole: async (email) => {
    const { id } = await shareWith(email);
    return call('PUT', `/lists/${id}/share`, { email, role: 'admin' });
  },
  unshareList: async (email) => {
    const { id } = await shareWith(email);
    return call('DELETE', `/lists/${id}/share?email=${encodeURIComponent(email)}`);
  },
  invitePeople: async (email) =>
    call('POST', `/api/workspaces/${await addWorkspace()}/invitations`, { people: [{ email, role: 'member' }] }),
  createChannelInvites: async (email) => {
    const channel = await call('POST', '/api/chat/channels', channelBody, 'channels-create');
    return call('POST', `/api/chat/channels/${channel.body.id}/invites`, { emails: [email] }, 'channels-create');
  },
};

const channelBody = { display_name: 'Harbor', is_private: true, default_access_role: 0 };

/** The response of a route about a person of an organization, for an email that doesn’t belong to it. */
const personCalls: Partial<Record<RouteName, (email: string) => Promise<object>>> = {
  changePerson: async (email) =>
    call('PUT', `/api/workspaces/${await addWorkspace()}/people`, { email, role: 'owner' }),
  removePerson: async (email) =>
    call('DELETE', `/api/workspaces/${await addWorkspace()}/people?email=${encodeURIComponent(email)}`),
  handOnWorkspace: async (email) => call('POST', `/api/workspaces/${await addWorkspace()}/hand-on`, { email }),
};

/** Creates an active organization of the caller. */
async function addWorkspace(): Promise<string> {
  const { kysely } = server.database;
  const creator = server.world.users.find(({ role }) => role === 'unlimited');
  const { id } = await kysely
    .insertInto('accounts')
    .values({ account_type: 'ORGANIZATION', name: 'Quarry', creator_id: creator?.id ?? '', plan_id: 'fuel-teams' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('account_owners')
    .values({ account_id: id, email: creator?.email ?? '' })
    .execute();
  return id;
}

/** The administrators' user search, whose purpose is to reveal accounts. */
const staffRoutes: RouteName[] = ['searchUsers'];

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, role = 'unlimited') {
  const authorization = await server.authorizationOf(role);
  const answer = await server.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<{ id?: string }>(), headers: headersOf(answer.headers) };
}

async function shareWith(email: string) {
  const { body } = await call('POST', '/lists', { name: 'Shared' });
  const id = body.id ?? '';
  return { id, answer: await call('POST', `/lists/${id}/share`, { email, sendEmail: false }) };
}

const headersOf = (headers: object) =>
  Object.keys(headers)
    .filter((name) => name !== 'content-length')
    .sort();

/** A response without the parts that differ from call to call: ids, times, secrets and the email itself. */
function shapeOf(answer: object, email: string): string {
  const [name = ''] = email.split('@');
  return JSON.stringify(answer)
    .replaceAll(email, 'EMAIL')
    .replaceAll(`"${name[0]}***`, '"N***')
    .replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"(Session|etag)":"[^"]*"/g, '"$1":"SECRET"')
    .replace(/"\d+-\w+"/g, '"REVISION"');
}

test('every operation and route with an email is covered', () => {
  const byEmail = [...actions].filter(([, { caller }]) => caller === 'email').map(([name]) => name);
  expect(Object.keys(identityBodies)).toEqual(byEmail);
  const walked: string[] = [...Object.keys(routeCalls), ...Object.keys(personCalls), ...staffRoutes];
  expect(routesByEmail.filter((name) => !walked.includes(name))).toEqual([]);
  expect(routesByEmail.length).toBeGreaterThan(4);
  expect(byEmail.length).toBe(6);
});

test.each(Object.keys(identityBodies))(
  '%s answers the same for an email with an account and one without',
  async (name) => {
    const { email } = await identity.addUser();
    const address = `2001:db8:${name.length.toString(16)}:${name.charCodeAt(0).toString(16)}::1`;
    const ask = (to: string) =>
      identity.from(address).call(name, { ClientId: identity.identity.clientId, ...identityBodies[name]?.(to) });
    // Some operations reveal accounts at first, as the specification requires (accounts §8): a limited number per hour
    // and network.
    const types = new Set<string | undefined>();
    for (let number = 0; number < 21; number += 1) {
      const body = { ClientId: identity.identity.clientId, Username: `not-there-${number}@foresight.test` };
      types.add((await identity.from(address).call('ForgotPassword', body)).body.__type);
    }
    expect([...types]).toEqual(['UserNotFoundException', undefined]);
    const [known, unknown] = [await ask(email), await ask(unknownEmail)];
    expect(shapeOf(known, email)).toBe(shapeOf(unknown, unknownEmail));
  },
);

test.each(Object.keys(routeCalls) as RouteName[])(
  '%s answers the same for an email with an account and one without',
  async (name) => {
    const known = server.emailOf('free');
    const picture = { avatar_key: 'avatars/a.png' };
    await server.database.kysely.updateTable('users').set(picture).where('email', '=', known).execute();
    const [ofKnown, ofUnknown] = [await routeCalls[name]?.(known), await routeCalls[name]?.(unknownEmail)];
    expect(ofKnown).toMatchObject({ status: 200 });
    expect(shapeOf(ofKnown ?? {}, known)).toBe(shapeOf(ofUnknown ?? {}, unknownEmail));
  },
);

test.each(Object.keys(personCalls) as RouteName[])(
  '%s finds neither an email with an account nor one without, unless it belongs to the organization',
  async (name) => {
    const known = server.emailOf('free');
    const [ofKnown, ofUnknown] = [await personCalls[name]?.(known), await personCalls[name]?.(unknownEmail)];
    expect(ofKnown).toMatchObject({ status: 404 });
    expect(shapeOf(ofKnown ?? {}, known)).toBe(shapeOf(ofUnknown ?? {}, unknownEmail));
  },
);
