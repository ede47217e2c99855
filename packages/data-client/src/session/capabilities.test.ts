import { type Capability, capabilityGroups, type Group, groups, hasCapability } from '@fs/api-contract';
import { startTestServer } from 'fs-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCognitoProvider } from './cognito.ts';
import { createSession } from './createSession.ts';
import { createMemoryTokenStore } from './memoryTokenStore.ts';

const capabilities = Object.keys(capabilityGroups) as Capability[];

/** Groups of the sample users' sessions, by role. */
const sessions = new Map<string, readonly Group[]>();

beforeAll(async () => {
  const server = await startTestServer();
  try {
    // Members of an organization have its plan. Here, the groups of staff count.
    const staff = ['admin', 'editor', 'internal'].map((role) => server.emailOf(role));
    await server.database.kysely.deleteFrom('account_members').where('email', 'in', staff).execute();
    const { endpoint, clientId } = server.environment.identity;
    for (const { role } of server.world.users) {
      const session = createSession({
        provider: createCognitoProvider({ endpoint: new URL(endpoint, server.url).href, clientId }),
        store: createMemoryTokenStore(),
      });
      const signedIn = await session.signIn({ email: server.emailOf(role), password: server.password });
      if (!signedIn.ok) throw new Error(`${role}: ${signedIn.error}`);
      sessions.set(role, session.user()?.groups ?? []);
      session.close();
    }
  } finally {
    await server.close();
  }
});
afterAll(() => sessions.clear());

function rolesWith(capability: Capability): string[] {
  return [...sessions].filter(([, held]) => hasCapability(held, capability)).map(([role]) => role);
}

test('[PERM-003] [PERM-004] every recognized group comes from the session of one of the users', () => {
  expect([...new Set([...sessions.values()].flat())].toSorted()).toEqual(groups.toSorted());
  expect(sessions.get('messenger')).toEqual(['fuel-free', 'messengers']);
});

test('[PERM-005] [PERM-006] a paid plan and a staff group include paid content', () => {
  expect(rolesWith('paidContent')).toEqual([
    'individual',
    'individual-plus',
    'teams-owner',
    'teams-member',
    'unlimited',
    'internal',
    'admin',
  ]);
});

test('[PERM-007] a paid plan and the unlimited group include advanced profiles', () => {
  expect(rolesWith('advancedProfiles')).toEqual([
    'individual',
    'individual-plus',
    'teams-owner',
    'teams-member',
    'unlimited',
  ]);
});

test('[PERM-008] individual plans do not include the advanced tool', () => {
  expect(rolesWith('advancedTool')).toEqual([
    'individual-plus',
    'teams-owner',
    'teams-member',
    'unlimited',
    'internal',
    'admin',
  ]);
});

test('[PERM-009] internal, admin and idea-gen create ideas', () => {
  expect(rolesWith('ideaGeneration')).toEqual(['internal', 'admin', 'idea-gen']);
});

test('the channel group creates channels, and messengers and admins use the messaging area', () => {
  expect(rolesWith('createChannels')).toEqual(['channels-create']);
  expect(rolesWith('messaging')).toEqual(['admin', 'messenger', 'channels-create']);
});

test('every capability is tested', () => {
  expect(capabilities).toHaveLength(6);
  expect(capabilities.filter((capability) => hasCapability(groups, capability))).toEqual(capabilities);
});
