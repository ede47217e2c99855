import type { SessionUser } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { onUserChanged } from './onUserChanged.ts';

function person(sub: string, groups: SessionUser['groups'] = []): SessionUser {
  return {
    username: sub,
    attributes: { sub, email: `${sub}@foresight.example`, given_name: '', family_name: '' },
    groups,
  };
}

/** Counts the listener's calls while the session has these users in turn. */
function timesLeft(first: SessionUser | null, ...next: readonly (SessionUser | null)[]): number {
  let user = first;
  let times = 0;
  let tell: () => void = () => undefined;
  const session = {
    user: () => user,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  onUserChanged(session, () => {
    times += 1;
  });
  for (user of next) tell();
  return times;
}

test('calls the listener after logout', () => {
  expect(timesLeft(person('ada'), null)).toBe(1);
});

test('calls the listener when another user replaces the first without logout', () => {
  expect(timesLeft(person('ada'), person('bob'))).toBe(1);
});

test('does not call the listener after login or when the same user gets new groups', () => {
  expect(timesLeft(null, person('ada'), person('ada', ['admin']))).toBe(0);
});
