import { expect, test, vi } from 'vitest';
import { createFakeStorage } from '../testing/fakeStorage.ts';
import { createBrowserTokenStore } from './browserTokenStore.ts';

test("local storage has the refresh token and the specification's userName, and nothing else", () => {
  const storage = createFakeStorage();
  const store = createBrowserTokenStore({ storage: () => storage, events: new EventTarget() });
  store.writeRefreshToken('token');
  store.writeUserName('zoe@foresight.example');

  expect(storage.entries()).toEqual({ 'fs.refreshToken': 'token', userName: 'zoe@foresight.example' });

  store.clearRefreshToken();
  expect(store.readRefreshToken()).toBeNull();
  expect(store.readUserName()).toBe('zoe@foresight.example');
});

test('a change of the token in another tab notifies subscribers, a change of another key does not', () => {
  const events = new EventTarget();
  const store = createBrowserTokenStore({ storage: createFakeStorage, events });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const announce = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));

  announce('fs.refreshToken');
  announce(null);
  announce('redirectUrl');
  expect(listener).toHaveBeenCalledTimes(2);

  stop();
  announce('fs.refreshToken');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a user who has blocked or filled local storage has a session while the page lives', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = () => ({ ...createFakeStorage(), setItem: blocked });

  for (const storage of [blocked, full]) {
    const store = createBrowserTokenStore({ storage, events: new EventTarget() });
    store.writeRefreshToken('token');
    expect(store.readRefreshToken()).toBe('token');
  }
});
