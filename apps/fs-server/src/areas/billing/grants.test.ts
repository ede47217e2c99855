import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingServer, startBillingServer } from './testing/billingServer.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterAll(() => server.close());

test('the billing of people names the organization that pays, also where their own account has the same plan', async () => {
  const { body } = await server.get('teams-member', '/account');
  expect(body.planID).toBe('fuel-teams');
  expect(await server.billingOf('teams-member')).toMatchObject({
    planID: 'fuel-teams',
    grantedBy: { kind: 'organization', name: 'Longview Research' },
  });
});

test('a larger plan of the own account is what support has set up, and a free one is nobody’s', async () => {
  expect(await server.billingOf('individual-plus')).toMatchObject({
    planID: 'fuel-individual-plus',
    grantedBy: { kind: 'staff', name: null },
  });
  expect(await server.billingOf('free')).toMatchObject({
    planID: 'fuel-free',
    grantedBy: { kind: 'nobody', name: null },
  });
});
