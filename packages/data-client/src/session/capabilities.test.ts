import { type Capability, capabilityGroups, type Group, groups, hasCapability } from '@fs/api-contract';
import { startTestServer } from 'fs-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCognitoProvider } from './cognito.ts';
import { createSession } from './createSession.ts';
import { createMemoryTokenStore } from './memoryTokenStore.ts';

const capabilities = Object.keys(capabilityGroups) as Capability[];

/** What the sample users' sessions said, by role. */
const sessions = new Map<string, readonly Group[]>();

beforeAll(async () => {
  const server = await startTestServer();
  try {
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

test('[PERM-003] [PERM-004] every group that is recognized comes from the session of one of the users', () => {
  expect([...new Set([...sessions.values()].flat())].toSorted()).toEqual(groups.toSorted());
  expect(sessions.get('messenger')).toEqual(['fuel-free', 'messengers']);
});

test('paid content comes with a plan that is not free, or with a group of the house', () => {
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

test('[PERM-007] advanced profiles come with a plan that is not free, or with the unlimited group', () => {
  expect(rolesWith('advancedProfiles')).toEqual([
    'individual',
    'individual-plus',
    'teams-owner',
    'teams-member',
    'unlimited',
  ]);
});

test('the advanced tool is not for individual plans', () => {
  expect(rolesWith('advancedTool')).toEqual([
    'individual-plus',
    'teams-owner',
    'teams-member',
    'unlimited',
    'internal',
    'admin',
  ]);
});

test('ideas are made by internal, admin and idea-gen', () => {
  expect(rolesWith('ideaGeneration')).toEqual(['internal', 'admin', 'idea-gen']);
});

test('channels are made by their group, the messaging area is for messengers and admins', () => {
  expect(rolesWith('createChannels')).toEqual(['channels-create']);
  expect(rolesWith('messaging')).toEqual(['admin', 'messenger', 'channels-create']);
});

test('every capability is asked about', () => {
  expect(capabilities).toHaveLength(6);
  expect(capabilities.filter((capability) => hasCapability(groups, capability))).toEqual(capabilities);
});
