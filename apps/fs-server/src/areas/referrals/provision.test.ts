import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const idOf = (code: string) => server.world.referrals.find((referral) => referral.code === code)?.id ?? '';
const usesOf = async (code: string) =>
  (await server.app.inject(`/api-public/referrals/${code}`)).json<{ uses: number }>().uses;

async function create(role: string, referralId?: string) {
  const authorization = await server.authorizationOf(role);
  const query: Record<string, string> = referralId === undefined ? {} : { referralId };
  const answer = await server.app.inject({ url: '/billing/create', query, headers: { authorization } });
  return { status: answer.statusCode, ...answer.json<{ created?: boolean }>() };
}

/** Changes the creation time of a user's account to this long ago. */
async function setAccountAge(role: string, minutes: number) {
  await server.database.kysely
    .updateTable('accounts')
    .set({ created_at: new Date(Date.now() - minutes * 60_000), referral_id: null })
    .where('account_type', '=', 'PERSONAL')
    .where('creator_id', '=', server.world.users.find((user) => user.role === role)?.id ?? '')
    .execute();
}

test('a new user with a referral has a personal account, which is credited once', async () => {
  await setAccountAge('free', 5);
  const before = await usesOf('READLONG');
  const answers = await Promise.all(Array.from({ length: 4 }, () => create('free', idOf('READLONG'))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(await usesOf('READLONG')).toBe(before + 1);
  const notices = await server.database.kysely.selectFrom('notices').select('facts').execute();
  expect(new Set(notices.map(({ facts }) => facts.code))).toEqual(new Set(['READLONG']));
});

test('an existing user, or one without a referral, already has their account', async () => {
  await setAccountAge('individual', 61);
  const before = await usesOf('READLONG');
  expect(await create('individual', idOf('READLONG'))).toMatchObject({ status: 200, created: false });
  expect(await create('individual')).toMatchObject({ status: 200, created: false });
  expect(await usesOf('READLONG')).toBe(before);
});

test('an unknown, inactive or paid referral changes nothing', async () => {
  await setAccountAge('free', 5);
  expect(await create('free', randomUUID())).toMatchObject({ status: 404 });
  expect(await create('free', idOf('LASTYEAR'))).toMatchObject({ status: 404 });
  expect(await create('free', idOf('LONGVIEW'))).toMatchObject({ status: 400 });
  expect((await server.app.inject('/billing/create')).statusCode).toBe(401);
  expect(await create('free', idOf('READLONG'))).toMatchObject({ created: true });
});
