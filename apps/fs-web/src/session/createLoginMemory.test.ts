import { createBrowserTokenStore } from '@fs/data-client';
import { expect, test } from 'vitest';
import { createLoginMemory } from './createLoginMemory.ts';

function buildStorage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

test('[AUTH-053] stores the redirect target under redirectUrl', () => {
  const storage = buildStorage();
  createLoginMemory(() => storage).writeRedirect('/markets?a=1#b');
  expect(storage.getItem('redirectUrl')).toBe('/markets?a=1#b');
  expect(createLoginMemory(() => storage).landing()).toEqual({ plan: null, redirectUrl: '/markets?a=1#b' });
});

test('[AUTH-054] stores the email of the last login under userName', () => {
  const storage = buildStorage();
  createBrowserTokenStore({ storage: () => storage, events: new EventTarget() }).writeUserName('ada@foresight.example');
  expect(storage.getItem('userName')).toBe('ada@foresight.example');
});

test('[AUTH-055] stores plan, referral and Market Pulses as JSON under _signup_settings', () => {
  const storage = buildStorage();
  const settings = { plan: 'news', code: 'HARBOR-6', pulses: ['mobility'] } as const;
  createLoginMemory(() => storage).writeSettings(settings);
  expect(JSON.parse(storage.getItem('_signup_settings') ?? '')).toEqual(settings);
  expect(createLoginMemory(() => storage).readSettings()).toEqual(settings);
});

test.each(['', 'null', '7', '"free"', '{', '{"plan":7,"code":[],"pulses":"all"}', '[]'])(
  'ignores the invalid settings %s',
  (text) => {
    const storage = buildStorage({ _signup_settings: text });
    expect(createLoginMemory(() => storage).readSettings()).toEqual({ plan: null, code: null, pulses: [] });
  },
);

test('reads a plan by its old name', () => {
  const storage = buildStorage({ _signup_settings: '{"plan":"fuel-teams"}' });
  expect(createLoginMemory(() => storage).landing().plan).toBe('team');
});

test('clears the target and sign-up after landing, and keeps the Market Pulses until they are saved', () => {
  const storage = buildStorage();
  const memory = createLoginMemory(() => storage);
  memory.writeRedirect('/markets');
  memory.writeSettings({ plan: 'news', code: 'A', pulses: ['mobility'] });
  memory.forgetLanding();
  expect(memory.landing()).toEqual({ plan: null, redirectUrl: null });
  expect(memory.readSettings().pulses).toEqual(['mobility']);
  memory.forgetPulses();
  expect(storage.length).toBe(0);
});

test('keeps the chosen price after landing, until it is dropped', () => {
  const storage = buildStorage();
  const memory = createLoginMemory(() => storage);
  const wish = { plan: 'individual', price: 'sample-individual-year', seats: null } as const;
  memory.writeSettings({ plan: 'individual', code: null, pulses: [], wish });
  memory.forgetLanding();
  expect(memory.landing().plan).toBeNull();
  expect(memory.readSettings().wish).toEqual(wish);
  memory.forgetWish();
  expect(storage.length).toBe(0);
});

test.each(['7', '{"plan":"individual"}', '{"plan":"individual","price":"<b>"}', '{"price":"sample-individual-year"}'])(
  'ignores the invalid choice %s',
  (wish) => {
    const storage = buildStorage({ _signup_settings: `{"plan":"free","wish":${wish}}` });
    expect(createLoginMemory(() => storage).readSettings().wish).toBeUndefined();
  },
);

test('works without blocked storage', () => {
  const memory = createLoginMemory(() => {
    throw new Error('The operation is insecure.');
  });
  memory.writeRedirect('/markets');
  memory.writeSettings({ plan: 'team', code: null, pulses: [] });
  memory.forgetLanding();
  expect(memory.landing()).toEqual({ plan: null, redirectUrl: null });
});
