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

/** How often the page was told that its user left, while the session went through these users. */
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

test('a user who signs out has left', () => {
  expect(timesLeft(person('ada'), null)).toBe(1);
});

test('a user who is replaced by another without a sign-out in between has left', () => {
  expect(timesLeft(person('ada'), person('bob'))).toBe(1);
});

test('nobody leaves when a visitor signs in, or when the same user gets new groups', () => {
  expect(timesLeft(null, person('ada'), person('ada', ['admin']))).toBe(0);
});
