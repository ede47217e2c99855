import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectRequests, recordingFetch } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('teams-owner');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

/** A red and a blue pixel. */
const [red, blue] = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgYPgPAAEDAQDZqt2zAAAAAElFTkSuQmCC',
].map((base64) => Buffer.from(base64, 'base64')) as [Buffer, Buffer];
const picture = (bytes: Iterable<number>, name = 'me.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

const visitor = () =>
  createDataClient({
    apiUrl: started.server.url,
    tokens: { idToken: async () => null },
    fetch: recordingFetch(started.requests),
  });
const dataOf = <Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data => {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
};

test('[REST-104] [REST-107] [ERROR-052] [ERROR-054] a user sees their account and changes some of it', async () => {
  const { account } = started.client;
  const email = started.server.emailOf('teams-owner');
  expect(await account.getAccount()).toEqual({
    ok: true,
    data: {
      id: started.userId,
      email,
      given_name: 'Theresa',
      family_name: 'Olsson',
      avatar: null,
      planID: 'fuel-teams',
      mail_frequency: 'daily',
      mail_paused: false,
      market_pulses: [],
      message_emails: true,
      notice_emails: true,
      watchlist_emails: true,
    },
  });
  const pulse = started.server.world.marketPulseCategories[0]?.slug ?? '';
  const saved = await account.saveAccount({
    given_name: ' Thea ',
    market_pulses: [pulse, 'gone'],
    watchlist_emails: false,
  });
  expect(saved).toMatchObject({
    ok: true,
    data: { given_name: 'Thea', family_name: 'Olsson', market_pulses: [pulse], watchlist_emails: false },
  });
  expect(await account.getAccount()).toEqual(saved);
  expectRequests(
    started.requests,
    { method: 'GET', path: '/account' },
    {
      method: 'PUT',
      path: '/account',
      body: { given_name: ' Thea ', market_pulses: [pulse, 'gone'], watchlist_emails: false },
    },
    { method: 'GET', path: '/account' },
  );
  expect(await account.saveAccount({ family_name: '<b>' })).toEqual({
    ok: false,
    error: 'Failed to update the User Account.',
    reason: 'invalid',
  });
  expect(await visitor().account.getAccount()).toEqual({
    ok: false,
    error: 'Failed to retrieve the User Account.',
    reason: 'signed-out',
  });
});

test('[REST-105] [REST-106] [REST-114] [REST-115] [MSG-014] a user uploads and replaces an avatar, which anyone who knows its address can load', async () => {
  const { account } = started.client;
  const [email, nobody] = [started.server.emailOf('teams-owner'), 'nobody@foresight.example'];
  expect(await account.getAvatar()).toEqual({ ok: true, data: null });
  expectRequests(started.requests, { method: 'GET', path: '/account/avatar' });
  const first = dataOf(await account.uploadAvatar(picture(red))).avatar ?? '';
  expectRequests(
    started.requests,
    { method: 'GET', path: `/account/avatar/upload?type=image/png&size=${red.length}` },
    { method: 'PUT', path: expect.stringMatching(/^\/files\/.+[?&]signature=/) },
    { method: 'PUT', path: '/account', body: { avatar: expect.any(String) } },
  );
  const second = dataOf(await account.uploadAvatar(picture(blue))).avatar ?? '';
  expect(await account.getAvatar()).toEqual({ ok: true, data: second });
  started.requests.length = 0;
  expect(await account.getAvatars({ emails: [email, nobody] })).toEqual({
    ok: true,
    data: { [email]: second, [nobody]: null },
  });
  const other = started.server.world.users.find(({ role }) => role === 'free')?.id ?? '';
  expect(await account.getAvatars({ ids: [started.userId, other] })).toEqual({
    ok: true,
    data: { [started.userId]: second, [other]: null },
  });
  expectRequests(
    started.requests,
    { method: 'GET', path: `/account/avatar?emails=${email},${nobody}` },
    { method: 'GET', path: `/account/avatar?ids=${started.userId},${other}` },
  );

  const served = await fetch(new URL(second, started.server.url));
  expect([...new Uint8Array(await served.arrayBuffer()).subarray(0, 8)]).toEqual([...blue.subarray(0, 8)]);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect((await fetch(new URL(first, started.server.url))).status).toBe(404);

  expect(await account.saveAccount({ avatar: null })).toMatchObject({ ok: true, data: { avatar: null } });
  expect((await fetch(new URL(second, started.server.url))).status).toBe(404);
});

test('[ERROR-053] a file that is no image, too large or of another type fails with its own message', async () => {
  const { account } = started.client;
  const page = picture(Buffer.from('<script>alert(1)</script>'), 'page.png');
  expect(await account.uploadAvatar(page)).toEqual({
    ok: false,
    error: 'Failed to upload file: page.png',
    reason: 'invalid',
  });
  const refusal = { ok: false, error: 'File upload failed.', reason: 'invalid' };
  expect(await account.uploadAvatar(picture(red, 'me.svg', 'image/svg+xml'))).toEqual(refusal);
  expect(
    await account.uploadAvatar(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' })),
  ).toEqual(refusal);
  expect(await visitor().account.getAvatar()).toEqual({
    ok: false,
    error: 'Failed to retrieve the User Avatar.',
    reason: 'signed-out',
  });
});

test('[TOUR-005] [REST-112] [REST-113] [ERROR-075] [ERROR-076] tours are counted by their key', async () => {
  const { account } = started.client;
  expect(await account.getTours()).toEqual({ ok: true, data: {} });
  expect(await account.saveTours({ home: 1, feed: 2 })).toEqual({ ok: true, data: { home: 1, feed: 2 } });
  expect(await account.getTours()).toEqual({ ok: true, data: { home: 1, feed: 2 } });
  expectRequests(
    started.requests,
    { method: 'GET', path: '/account/tours' },
    { method: 'PUT', path: '/account/tours', body: { home: 1, feed: 2 } },
    { method: 'GET', path: '/account/tours' },
  );
  expect(await account.saveTours({ home: -1 })).toEqual({
    ok: false,
    error: 'Failed updating tours',
    reason: 'invalid',
  });
  expect(await visitor().account.getTours()).toEqual({
    ok: false,
    error: 'Failed to retrieve user tours.',
    reason: 'signed-out',
  });
});

test('mail is forecast by frequency, for its user only', async () => {
  const { account } = started.client;
  const counts = { days: 30, daily: expect.any(Number), weekly: expect.any(Number) };
  expect(await account.getMailForecast()).toEqual({ ok: true, data: counts });
  expectRequests(started.requests, { method: 'GET', path: '/account/mail' });
  expect(await visitor().account.getMailForecast()).toEqual({
    ok: false,
    error: 'Couldn’t load your emails.',
    reason: 'signed-out',
  });
});

test('[PREF-003] [ERROR-079] a preference is created when absent and replaced when present', async () => {
  const { preferences } = started.client;
  const key = 'table/companies';
  const made = dataOf(await preferences.upsertPreference(started.userId, { key, details: { columns: ['name'] } }));
  expect(made).toEqual({ id: made.id, owner: started.userId, key, value: null, details: { columns: ['name'] } });
  const replaced = await preferences.upsertPreference(started.userId, { key, value: 'wide' });
  expect(replaced).toEqual({ ok: true, data: { ...made, value: 'wide', details: null } });
  const all = dataOf(await preferences.getUserPreferences(started.userId)).filter((kept) => kept.key === key);
  expect(all).toEqual([replaced.ok && replaced.data]);
  expect(await preferences.upsertPreference(started.userId, { key: '' })).toEqual({
    ok: false,
    error: 'Failed updating/creating user preference',
    reason: 'invalid',
  });
});

test('[REST-080] [ENTITY-009] signed-out users read the Market Pulse lists in their order too', async () => {
  const expected = started.server.world.marketPulseCategories.toSorted((a, b) => a.order - b.order);
  const config = dataOf(await visitor().marketPulses.getConfig());
  expect(config).toEqual(expected);
  expectRequests(started.requests, { method: 'GET', path: '/news/config' });
  for (const item of config) expect(Object.keys(item).sort()).toEqual(['label', 'order', 'slug']);
  expect(config.length).toBeGreaterThan(2);
});

test('[REST-118] a referral provisions a personal account, which exists already the second time', async () => {
  const kysely = started.server.database.kysely;
  await kysely
    .updateTable('accounts')
    .set({ created_at: new Date() })
    .where('creator_id', '=', started.userId)
    .execute();
  const { referrals } = started.client;
  const free = dataOf(await referrals.getReferral('READLONG'));
  const first = await referrals.createPersonalAccount(free.id);
  expectRequests(
    started.requests,
    { method: 'GET', path: '/api-public/referrals/READLONG' },
    { method: 'GET', path: `/billing/create?referralId=${free.id}` },
  );
  expect(first).toMatchObject({ ok: true, data: { created: true } });
  expect(await referrals.createPersonalAccount(free.id)).toMatchObject({ ok: true, data: { created: false } });
  expect(await visitor().referrals.createPersonalAccount()).toEqual({
    ok: false,
    error: 'An unexpected error occurred while provisioning your account.',
    reason: 'signed-out',
  });
});

test('[REST-116] [ERROR-065] [REFERRAL-018] a referral returns its account and plan, and an expired one is not found', async () => {
  const { referrals } = visitor();
  const kysely = started.server.database.kysely;
  const account = started.server.world.accounts.find(({ name }) => name === 'Longview Research');
  expect(await referrals.getReferral('LONGVIEW')).toMatchObject({
    ok: true,
    data: {
      code: 'LONGVIEW',
      referralType: null,
      planID: 'fuel-individual',
      billing_period: 'month',
      uses: 0,
      active: true,
      accountID: account?.id,
      account: { id: account?.id, name: 'Longview Research', logo: null },
    },
  });
  expectRequests(started.requests, { method: 'GET', path: '/api-public/referrals/LONGVIEW' });
  const limits = JSON.stringify({ referrals: { fuel_plan: 'fuel-teams', billing_period: 'year' } });
  await kysely
    .updateTable('accounts')
    .set({ limits })
    .where('id', '=', account?.id ?? '')
    .execute();
  expect(await referrals.getReferral('LONGVIEW')).toMatchObject({
    ok: true,
    data: { planID: 'fuel-teams', billing_period: 'year' },
  });
  const absent = { ok: false, error: 'Failed to fetch referral', reason: 'not-found' };
  expect(await referrals.getReferral('LASTYEAR')).toEqual(absent);
  expect(await referrals.getReferral('no/such?code')).toEqual(absent);
});

test('a user lists what they asked support, and a signed-out user is refused', async () => {
  const { forms } = started.client;
  const fields = { name: 'Ada', email: 'ada@foresight.example', message: 'Where is my list?' };
  const { id } = dataOf(await forms.submitForm('support', fields));
  const requests = [{ id, title: 'Where is my list?', sentAt: expect.any(String), state: 'open' }];
  expect(await forms.listSupportRequests()).toEqual({ ok: true, data: { requests } });
  expect(await visitor().forms.listSupportRequests()).toEqual({
    ok: false,
    error: 'Couldn’t load your requests. Try again.',
    reason: 'signed-out',
  });
});

test('a form is stored as it was sent, up to five times a minute', async () => {
  const { forms } = visitor();
  const fields = { name: 'Ada', email: 'ada@foresight.example', message: 'Where is my list?' };
  const sent = dataOf(await forms.submitForm('support', fields));
  const kept = started.server.database.kysely.selectFrom('form_submissions').select(['form', 'fields', 'user_id']);
  expect(await kept.where('id', '=', sent.id).executeTakeFirst()).toEqual({ form: 'support', fields, user_id: null });
  const refusal = { ok: false, error: 'Couldn’t send your message. Try again later.' };
  expect(await forms.submitForm('add-company', { name: 'Acme', website: ' ' })).toEqual({
    ...refusal,
    reason: 'invalid',
  });
  expect(await forms.submitForm('support', { ...fields, email: 'none' })).toEqual({ ...refusal, reason: 'invalid' });
  await forms.submitForm('support', fields);
  await forms.submitForm('support', fields);
  expect(await forms.submitForm('support', fields)).toEqual({ ...refusal, reason: 'unavailable', retryAfter: 60 });
});
