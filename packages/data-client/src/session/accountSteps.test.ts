import { paths } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, type SessionPages, startSessionPages } from '../testing/sessionPages.ts';

let pages: SessionPages;
beforeAll(async () => {
  pages = await startSessionPages();
});
afterAll(() => pages.close());

const password = 'correct horse battery';
const zoe = { given_name: 'Zoë', family_name: 'Example', password };
const done = { ok: true, data: undefined };

test('[AUTH-039] [AUTH-040] [AUTH-041] [AUTH-042] a signed-out user signs up, requests another code, confirms and logs in', async () => {
  const { session } = pages.openPage();
  const email = 'zoe@foresight.test';
  expect(await session.signUp({ ...zoe, email: ' Zoe@Foresight.test ' })).toEqual({
    ok: true,
    data: { isConfirmed: false },
  });
  expect(await session.signIn({ email, password })).toEqual(refused('forbidden', 'User is not confirmed.'));
  expect(await session.resendCode(email)).toEqual(done);
  const code = pages.server.codeMailedTo(email);
  expect(await session.confirmSignUp({ email: 'ZOE@foresight.test', code: ` ${code} ` })).toEqual(done);
  expect(await session.signIn({ email, password })).toMatchObject({ ok: true, data: { groups: ['fuel-free'] } });
});

test("a page that the mail's link opens logs in with the sign-up's password, and a stranger cannot", async () => {
  const email = 'linked@foresight.test';
  const signUpPage = pages.openPage().session;
  await signUpPage.signUp({ ...zoe, email });
  const linkPage = pages.openPage().session;
  expect(await linkPage.confirmSignUp({ email, code: pages.server.codeMailedTo(email) })).toEqual(done);
  expect(await signUpPage.signIn({ email, password })).toEqual(
    refused('invalid', 'Your email was confirmed in another window. Log in there, or reset your password.'),
  );
  expect(await linkPage.signIn({ email, password: 'mistyped' })).toMatchObject({ ok: false });
  expect(await linkPage.signIn({ email, password })).toMatchObject({ ok: true });
  expect(await signUpPage.signIn({ email, password })).toMatchObject({ ok: true });
});

test('[AUTH-043] [AUTH-044] a user who forgot the password sets another one by code', async () => {
  const { session, email } = await pages.openSignedInPage();
  expect(await session.forgotPassword(` ${email.toUpperCase()}`)).toEqual(done);
  const code = pages.server.codeMailedTo(email);
  expect(await session.confirmForgotPassword({ email, code, password: 'another horse' })).toEqual(done);
  expect(await session.signIn({ email, password })).toEqual(refused('invalid', 'Incorrect username or password.'));
  expect(await session.signIn({ email, password: 'another horse' })).toMatchObject({ ok: true });
});

test("[AUTH-040] [AUTH-041] [AUTH-042] [AUTH-043] [AUTH-044] each step fails with the provider's message", async () => {
  const { session } = pages.openPage();
  const { email } = await pages.server.addUser();
  const code = '12345x';
  expect(await session.signUp({ ...zoe, email })).toEqual(refused('conflict', 'User already exists'));
  expect(await session.signUp({ ...zoe, email: 'z@foresight.test', given_name: 'Z' })).toEqual(
    refused('invalid', 'PreSignUp failed with error Must be min of length 2'),
  );
  expect(await session.confirmSignUp({ email, code })).toEqual(
    refused('invalid', 'Invalid verification code provided, please try again.'),
  );
  expect(await session.forgotPassword('nobody@foresight.test')).toEqual(
    refused('not-found', 'Username/client id combination not found.'),
  );
  expect(await session.confirmForgotPassword({ email, code, password: 'another horse' })).toEqual(
    refused('invalid', 'Invalid verification code provided, please try again.'),
  );
  for (let mail = 0; mail < 5; mail += 1) await session.resendCode('filled@foresight.test');
  expect(await session.resendCode('filled@foresight.test')).toEqual(
    refused('unavailable', 'Attempt limit exceeded, please try after some time.'),
  );
});

test('[AUTH-045] a user logs in by Google and returns to their target, which is sent as state', async () => {
  const page = pages.openGooglePage();
  const backUrl = '/fs/research/markets/é?tab=news#funding';
  await page.session.startGoogle(backUrl);
  const asked = new URL(page.left.at(-1) ?? '');
  const [, encoded = ''] = (asked.searchParams.get('state') ?? '').split('.');
  expect(Buffer.from(encoded, 'base64url').toString()).toBe(backUrl);
  expect(asked.searchParams.get('identity_provider')).toBe('Google');

  const outcome = await page.session.finishGoogle(await page.chooseAccount());
  expect(outcome).toMatchObject({
    ok: true,
    data: { backUrl, user: { attributes: { email: 'grace.google@foresight.example' } } },
  });
  expect(page.session.state().status).toBe('signed-in');
  expect(await page.session.refresh()).toMatchObject({ ok: true });
});

const mismatch = refused('invalid', 'This login attempt expired or started in another window. Try again.');

test('a response that this tab did not request, or a repeated one, logs nobody in', async () => {
  const [victim, attacker] = [pages.openGooglePage(), pages.openGooglePage()];
  await attacker.session.startGoogle('/fs/');
  const planted = await attacker.chooseAccount();
  expect(await victim.session.finishGoogle(planted)).toEqual(mismatch);
  await victim.session.startGoogle('/fs/');
  expect(await victim.session.finishGoogle(planted)).toEqual(mismatch);
  const own = await victim.chooseAccount();
  expect(await victim.session.finishGoogle(own)).toEqual(mismatch);
  expect(victim.session.user()).toBeNull();

  expect(await attacker.session.finishGoogle(planted)).toMatchObject({ ok: true });
  expect(await attacker.session.finishGoogle(planted)).toEqual(mismatch);
});

test('an ID token with the nonce of another login is refused', async () => {
  const page = pages.openGooglePage();
  await page.session.startGoogle('/fs/');
  const answer = await page.chooseAccount();
  page.changeNonce();
  expect(await page.session.finishGoogle(answer)).toEqual(mismatch);
  expect(page.session.user()).toBeNull();
});

test('canceling at Google, and a setup without Google, fail with a message', async () => {
  const page = pages.openGooglePage();
  await page.session.startGoogle('/fs/');
  expect(await page.session.finishGoogle(await page.chooseAccount(''))).toEqual(
    refused('invalid', 'Couldn’t log in with Google. Try again.'),
  );
  const { session } = pages.openPage();
  expect(session.hasGoogle).toBe(false);
  expect(await session.finishGoogle(`http://127.0.0.1${paths.googleReturn}?code=1&state=2`)).toEqual(
    refused('unavailable', 'Google login isn’t available.'),
  );
});
