import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifyingReadOnly } from './notifyingReadOnly.ts';
import { type BillingServer, individualMonth, startBillingServer } from './testing/billingServer.ts';

let server: BillingServer;
let accountId: string;
beforeAll(async () => {
  server = await startBillingServer();
});
beforeEach(async () => {
  accountId = await server.reset('free');
  await server.database.kysely.deleteFrom('notices').execute();
});
afterAll(() => server.close());

const userId = (role: string) => server.world.users.find((user) => user.role === role)?.id ?? '';

async function received(role: string, kind: string) {
  const { body } = await server.get(role, '/api/notices');
  return body.notices
    .filter((notice: { kind: string }) => notice.kind === kind)
    .map(({ facts, path }: { facts: object; path: string }) => ({ facts, path }));
}

test('[XNOTIFY-010] the owner hears of lists that become read-only with the end of a plan, once', async () => {
  await server.press(await server.begin('free'), { action: 'pay' });
  const { kysely } = server.database;
  const before = await kysely
    .selectFrom('watchlists')
    .select('id')
    .where('owner_id', '=', userId('free'))
    .where('account_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  const added = Array.from({ length: 4 - before.length }, (_, index) => ({
    owner_id: userId('free'),
    name: `List ${index}`,
    privacy: 'PRIVATE' as const,
  }));
  await kysely.insertInto('watchlists').values(added).execute();
  expect(await received('free', 'lists-read-only')).toEqual([]);
  await server.pressPortal('free', { action: 'end' });
  const { name } = await kysely
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const notice = { facts: { account: name, count: '3' }, path: '/workspaces/personal' };
  expect(await received('free', 'lists-read-only')).toEqual([notice]);
  await notifyingReadOnly(server.database, accountId, async () => undefined);
  expect(await received('free', 'lists-read-only')).toHaveLength(1);
});

test('[XNOTIFY-010] the owners of a referral hear that it was used, and not by whom', async () => {
  const referral = server.world.referrals.find(({ code }) => code === 'LONGVIEW');
  await server.begin('free', { ...individualMonth, referralId: referral?.id ?? '' });
  const facts = { account: 'Longview Research', code: 'LONGVIEW' };
  const path = `/workspaces/${server.world.accounts.find(({ name }) => name === 'Longview Research')?.id}`;
  expect(await received('teams-owner', 'referral-used')).toEqual([{ facts, path }]);
  expect(await received('free', 'referral-used')).toEqual([]);
});
