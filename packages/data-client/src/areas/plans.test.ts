import { startTestServer, type TestServer } from 'fs-server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectOperations, recordingFetch, type SentRequest } from '../testing/sentRequests.ts';

let server: TestServer;
const requests: SentRequest[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => server.close());

const signedOut = (fetch = recordingFetch(requests)) =>
  createDataClient({ apiUrl: server.url, tokens: { idToken: async () => null }, fetch });
const dataOf = <Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data => {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
};

test('[PLAN-010] [PLAN-011] [PLAN-012] [GQL-009] signed-out users see the plans for one person and those for organizations too', async () => {
  const { plans } = signedOut();
  const personal = dataOf(await plans.getVisiblePlans());
  expectOperations(requests, {
    fields: ['listPlans'],
    variables: { listed: true, planType: 'PERSONAL', limit: 100 },
  });
  expect(personal.map(({ id }) => id)).toEqual(['fuel-free', 'fuel-individual', 'fuel-individual-plus']);
  const teams = dataOf(await plans.getVisibleOrgPlans());
  expectOperations(requests, {
    fields: ['listPlans'],
    variables: { listed: true, planType: 'ORGANIZATION', limit: 100 },
  });
  expect(teams).toMatchObject([
    {
      id: 'fuel-teams',
      planType: 'ORGANIZATION',
      listed: true,
      limits: { watchlists: null, teams: 3 },
      stripePriceID: ['sample-teams-month', 'sample-teams-year'],
      priceValues: { 'sample-teams-month': { billing_period: 'month', value: 199, per_unit: 39, upper_limit: 5 } },
    },
  ]);
});

test('[ENTITY-028] [ENTITY-029] [ENTITY-030] [ENTITY-031] a plan has every field, its prices by their id', async () => {
  const plans = [
    ...dataOf(await signedOut().plans.getVisiblePlans()),
    ...dataOf(await signedOut().plans.getVisibleOrgPlans()),
  ];
  expect(plans.map(({ planType }) => planType)).toEqual(['PERSONAL', 'PERSONAL', 'PERSONAL', 'ORGANIZATION']);
  expect(plans.find(({ id }) => id === 'fuel-individual')).toEqual({
    id: 'fuel-individual',
    name: 'Individual',
    description: expect.any(String),
    limits: expect.any(Object),
    stripePriceID: ['sample-individual-month', 'sample-individual-year'],
    priceValues: {
      'sample-individual-month': { billing_period: 'month', value: 29, per_unit: 0, upper_limit: 1 },
      'sample-individual-year': { billing_period: 'year', value: 290, per_unit: 0, upper_limit: 1 },
    },
    listed: true,
    order: 2,
    planType: 'PERSONAL',
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
});

test('[ERROR-077] plans that fail to load are an empty list with an error', async () => {
  const { plans } = signedOut(async () => new Response('{}', { status: 500 }));
  expect(await plans.getVisiblePlans()).toEqual({
    ok: false,
    error: 'Failed to fetch plans',
    reason: 'unavailable',
    data: [],
  });
});
