import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('teams-owner');
});
afterAll(() => started.server.close());

test('[PREF-001] [PREF-004] [ENTITY-034] a user has all of their preferences by owner', async () => {
  const outcome = await started.client.preferences.getUserPreferences(started.userId);
  const preferences = outcome.ok ? outcome.data : [];
  expect(preferences.map(({ key }) => key).sort()).toEqual([
    'active_account',
    'company_popover',
    'dashboard_settings',
    'watchlist_page',
  ]);
  for (const preference of preferences) {
    expect(Object.keys(preference).sort()).toEqual(['details', 'id', 'key', 'owner', 'value']);
    expect(preference.owner).toBe(started.userId);
  }
});

test('[PREF-002] details are sent as JSON text and returned parsed', async () => {
  const stored = started.server.world.preferences.find(
    ({ ownerId, details }) => ownerId === started.userId && details !== null,
  );
  const outcome = await started.client.preferences.getUserPreferences(started.userId);
  const found = outcome.ok ? outcome.data.find(({ key }) => key === stored?.key) : undefined;
  expect(found?.details).toEqual(JSON.parse(stored?.details ?? ''));
});

test("another user's preferences are an empty list", async () => {
  const other = started.server.world.preferences.find(({ ownerId }) => ownerId !== started.userId);
  expect(await started.client.preferences.getUserPreferences(other?.ownerId ?? '')).toEqual({ ok: true, data: [] });
});

test('[ERROR-080] the fetch without a session fails with its own message and an empty list', async () => {
  const visitor = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  expect(await visitor.preferences.getUserPreferences(started.userId)).toEqual({
    ok: false,
    error: 'Failed to user preferences',
    reason: 'signed-out',
    data: [],
  });
});
