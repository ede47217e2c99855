import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('admin');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

test('[REST-110] users are searched at the admin’s address, what their attributes begin with as parameters', async () => {
  const { email } = started.server.world.users.find(({ role }) => role === 'free') ?? { email: '' };
  const found = await started.client.users.searchUsers({ email: email.slice(0, 5).toUpperCase() });
  expect(found.ok && found.data.users.flatMap(({ attributes }) => attributes.map(({ value }) => value))).toContain(
    email,
  );
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api/admin/users?email=${email.slice(0, 5).toUpperCase()}`,
  });
});

test('[REST-111] each user found carries a list of attributes', async () => {
  const user = started.server.world.users.find(({ role }) => role === 'messenger');
  const found = await started.client.users.searchUsers({ email: user?.email ?? '' });
  expectRequests(started.requests, { method: 'GET', path: `/api/admin/users?email=${user?.email}` });
  expect(found).toEqual({
    ok: true,
    data: {
      users: [
        {
          attributes: [
            { name: 'sub', value: user?.id },
            { name: 'email', value: user?.email },
            { name: 'given_name', value: user?.givenName },
            { name: 'family_name', value: user?.familyName },
          ],
        },
      ],
      next: null,
    },
  });
});
