import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@fs/api-contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, startIdentityServer } from '../testing/identityServer.ts';
import { testAccounts } from './testAccounts.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const returnUrl = `http://127.0.0.1:4400${paths.googleReturn}`;
const [grace, gil] = testAccounts.map(({ email }) => email);

/** Builds a request as the app does, with its code verifier. */
function buildRequest(changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const fields: Record<string, string> = {
    identity_provider: 'Google',
    response_type: 'code',
    client_id: server.identity.clientId,
    redirect_uri: returnUrl,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'state-of-the-page',
    nonce: 'nonce-of-the-page',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...changes,
  };
  return { fields, verifier };
}

const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

const ask = (fields: Record<string, string>) => server.app.inject({ url: paths.oauthAuthorize, query: fields });

/** Chooses an account on the page, and returns the query of the redirect. */
async function choose(fields: Record<string, string>, account = grace ?? '') {
  const answer = await server.app.inject({ url: paths.oauthAuthorize, ...form({ ...fields, account }) });
  const location = new URL(String(answer.headers.location));
  return { status: answer.statusCode, to: location.origin + location.pathname, query: location.searchParams };
}

async function exchange(fields: Record<string, string>) {
  const grant = { grant_type: 'authorization_code', client_id: server.identity.clientId, redirect_uri: returnUrl };
  const answer = await server.app.inject({ url: paths.oauthToken, ...form({ ...grant, ...fields }) });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
}

async function issueCode() {
  const { fields, verifier } = buildRequest();
  return { code: (await choose(fields)).query.get('code') ?? '', code_verifier: verifier };
}

const refused = (error: string) => ({ status: 400, body: { error } });

test('the page says that its accounts are for testing, and lists them', async () => {
  const page = await ask(buildRequest({ state: '"><script>' }).fields);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('This is not Google.');
  expect(page.body).toContain('Grace Okafor, grace.google@foresight.example');
  expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test('a chosen account logs in, with a session of our own, the given nonce and a personal account', async () => {
  const { fields, verifier } = buildRequest();
  const back = await choose(fields);
  expect([back.status, back.to, back.query.get('state')]).toEqual([303, returnUrl, 'state-of-the-page']);
  const { status, body } = await exchange({ code: back.query.get('code') ?? '', code_verifier: verifier });
  expect(status).toBe(200);
  expect(decodeJwt(body.id_token ?? '')).toMatchObject({
    email: grace,
    nonce: 'nonce-of-the-page',
    given_name: 'Grace',
  });
  expect(await server.userOf(`Bearer ${body.id_token}`)).toMatchObject({ email: grace, groups: ['fuel-free'] });
  expect((await server.tryRefresh(body.refresh_token ?? '')).status).toBe(200);
  const { name } = await server.database.kysely
    .selectFrom('accounts')
    .select('name')
    .where('creator_id', '=', decodeJwt(body.id_token ?? '').sub ?? '')
    .executeTakeFirstOrThrow();
  expect(name).toBe('Grace Okafor');
});

test('canceling redirects back with an error', async () => {
  const { to, query } = await choose(buildRequest().fields, '');
  expect([to, query.get('error'), query.get('state')]).toEqual([returnUrl, 'access_denied', 'state-of-the-page']);
});

test.each([
  'https://evil.example/fs/login/google',
  'http://127.0.0.1:4400/fs/login/google/../../evil',
  'http://127.0.0.1:4400@evil.example/fs/login/google',
  'http://127.0.0.1:4401/fs/login/google',
  `${returnUrl}?next=https://evil.example`,
  `${returnUrl}/`,
  'javascript:alert(1)',
  '',
])('rejects the redirect URI %o, which is not ours', async (redirect_uri) => {
  const { fields } = buildRequest({ redirect_uri });
  const chosen = await server.app.inject({ url: paths.oauthAuthorize, ...form({ ...fields, account: grace ?? '' }) });
  for (const answer of [await ask(fields), chosen]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  }
});

test('issues no code to another client, or to a request without a challenge or with a plain one', async () => {
  expect((await ask(buildRequest({ client_id: 'another' }).fields)).statusCode).toBe(400);
  const { code_challenge: _left, ...withoutChallenge } = buildRequest().fields;
  expect((await choose(withoutChallenge)).query.get('error')).toBe('invalid_request');
  expect((await choose(buildRequest({ code_challenge_method: 'plain' }).fields)).query.get('error')).toBe(
    'invalid_request',
  );
  const { state: _state, ...withoutState } = buildRequest().fields;
  expect((await choose(withoutState)).query.get('code')).toBeNull();
});

test('a code without its verifier is rejected and used up', async () => {
  const { code, code_verifier } = await issueCode();
  expect(await exchange({ code })).toEqual(refused('invalid_request'));
  expect(await exchange({ code, code_verifier: 'x'.repeat(43) })).toEqual(refused('invalid_grant'));
  expect(await exchange({ code, code_verifier })).toEqual(refused('invalid_grant'));
});

test('a code that is redeemed twice is rejected and ends the session that it opened', async () => {
  const grant = await issueCode();
  const { body } = await exchange(grant);
  expect(await server.userOf(`Bearer ${body.id_token}`)).not.toBeNull();
  expect(await exchange(grant)).toEqual(refused('invalid_grant'));
  expect(await server.userOf(`Bearer ${body.id_token}`)).toBeNull();
});

test('a code is valid for five minutes, for its redirect URI, and for one of many concurrent uses', async () => {
  const late = await issueCode();
  server.wait(5 * 60);
  expect(await exchange(late)).toEqual(refused('invalid_grant'));
  const elsewhere = { ...(await issueCode()), redirect_uri: `http://localhost:4400${paths.googleReturn}` };
  expect(await exchange(elsewhere)).toEqual(refused('invalid_grant'));
  const once = await issueCode();
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(once)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an unconfirmed sign-up becomes the account owner’s, without the password that was chosen', async () => {
  const strangers = await server.signUp(gil ?? '', { Password: 'of a stranger' });
  const { fields, verifier } = buildRequest();
  const code = (await choose(fields, gil)).query.get('code') ?? '';
  expect((await exchange({ code, code_verifier: verifier })).status).toBe(200);
  expect((await server.trySignIn(gil ?? '', 'of a stranger')).body.__type).toBe('NotAuthorizedException');
  // The stranger's own code, if entered later, does not restore the password.
  await server.confirmSignUp(gil ?? '', server.codeMailedTo(gil ?? ''), strangers.body.Session);
  expect((await server.trySignIn(gil ?? '', 'of a stranger')).body.__type).toBe('NotAuthorizedException');
});
