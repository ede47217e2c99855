import type { SessionUser } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { toNavigationUser } from './toNavigationUser.ts';

const user = (organization?: string): SessionUser => ({
  username: 'ada',
  attributes: {
    sub: 'ada',
    email: 'ada@foresight.example',
    given_name: 'Ada',
    family_name: '',
    ...(organization !== undefined && { 'custom:org': organization }),
  },
  groups: ['fuel-free'],
});

test('returns null for a signed-out user', () => {
  expect(toNavigationUser(null)).toBeNull();
});

test("returns the user's groups, and their organization if the session has one", () => {
  expect(toNavigationUser(user())).toEqual({ groups: ['fuel-free'] });
  const organization = { org_id: '8f0c', org_name: 'Harborline', logo_url: null };
  expect(toNavigationUser(user(JSON.stringify(organization)))).toEqual({ groups: ['fuel-free'], organization });
});

test.each(['', 'x', '[]', '7', '{"org_id":""}', '{"org_id":7,"org_name":"a"}'])(
  'ignores the invalid organization %j',
  (organization) => {
    expect(toNavigationUser(user(organization))).toEqual({ groups: ['fuel-free'] });
  },
);
