import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

test('[PLAN-001] plans have the ids that groups and checkouts use', async () => {
  const { body } = await server.graphql('free', '{ listPlans(limit: 100) { items { id planType } } }', {});
  expect(body.data.listPlans.items).toEqual([
    { id: 'fuel-free', planType: 'PERSONAL' },
    { id: 'fuel-individual', planType: 'PERSONAL' },
    { id: 'fuel-individual-plus', planType: 'PERSONAL' },
    { id: 'fuel-teams', planType: 'ORGANIZATION' },
  ]);
});

test('an account can only be created with one of these plans', async () => {
  const make = async (planID: string) => {
    const input = { name: 'Meridian', owners: [], members: [], planID };
    const { body } = await server.graphql(
      'unlimited',
      'mutation ($input: AddAccountInput!) { addAccount(input: $input) { planID } }',
      { input },
    );
    return body.errors ? body.errors[0].extensions.code : body.data.addAccount.planID;
  };
  expect(await Promise.all(['fuel-teams', 'teams', 'fuel-gold', ''].map(make))).toEqual([
    'fuel-teams',
    'invalid',
    'invalid',
    'invalid',
  ]);
});
