import type { SessionUser } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { watchLogout } from './watchLogout.ts';

const ada: SessionUser = {
  username: 'ada',
  attributes: { sub: 'ada', email: 'ada@foresight.example', given_name: '', family_name: '' },
  groups: [],
};

function buildSession() {
  let user: SessionUser | null = ada;
  let name: string | null = ada.attributes.email;
  let tell: () => void = () => undefined;
  const isLoggedOut = watchLogout({
    user: () => user,
    userName: () => name,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  const become = (next: SessionUser | null, email: string | null) => {
    user = next;
    name = email;
    tell();
    return isLoggedOut();
  };
  return { isLoggedOut, become };
}

test('a user who logs out has logged out, until someone logs in', () => {
  const { isLoggedOut, become } = buildSession();
  expect(isLoggedOut()).toBe(false);
  expect(become(null, null)).toBe(true);
  expect(become(null, null)).toBe(true);
  expect(become(ada, ada.attributes.email)).toBe(false);
});

test('a session that ends by itself is no logout, because its user goes on where they were', () => {
  const { become } = buildSession();
  expect(become(null, ada.attributes.email)).toBe(false);
});
