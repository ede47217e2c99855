import { createBrowserTokenStore } from '@fs/data-client';
import { expect, test } from 'vitest';
import { createLoginMemory } from './createLoginMemory.ts';

function aStorage(kept: Record<string, string> = {}): Storage {
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

test('[AUTH-053] where the visitor was going is kept under redirectUrl', () => {
  const storage = aStorage();
  createLoginMemory(() => storage).writeRedirect('/markets?a=1#b');
  expect(storage.getItem('redirectUrl')).toBe('/markets?a=1#b');
  expect(createLoginMemory(() => storage).landing()).toEqual({ plan: null, redirectUrl: '/markets?a=1#b' });
});

test('[AUTH-054] the e-mail of the last sign-in is kept under userName', () => {
  const storage = aStorage();
  createBrowserTokenStore({ storage: () => storage, events: new EventTarget() }).writeUserName('ada@foresight.example');
  expect(storage.getItem('userName')).toBe('ada@foresight.example');
});

test('[AUTH-055] plan, referral and Market Pulses are kept as JSON under _signup_settings', () => {
  const storage = aStorage();
  const settings = { plan: 'news', code: 'HARBOUR-6', pulses: ['mobility'] } as const;
  createLoginMemory(() => storage).writeSettings(settings);
  expect(JSON.parse(storage.getItem('_signup_settings') ?? '')).toEqual(settings);
  expect(createLoginMemory(() => storage).readSettings()).toEqual(settings);
});

test.each(['', 'null', '7', '"free"', '{', '{"plan":7,"code":[],"pulses":"all"}', '[]'])(
  'settings that read %s count as none',
  (text) => {
    const storage = aStorage({ _signup_settings: text });
    expect(createLoginMemory(() => storage).readSettings()).toEqual({ plan: null, code: null, pulses: [] });
  },
);

test('a plan of older words is understood', () => {
  const storage = aStorage({ _signup_settings: '{"plan":"fuel-teams"}' });
  expect(createLoginMemory(() => storage).landing().plan).toBe('team');
});

test('once landed, nothing of it leads the next sign-in; the Market Pulses wait until they are saved', () => {
  const storage = aStorage();
  const memory = createLoginMemory(() => storage);
  memory.writeRedirect('/markets');
  memory.writeSettings({ plan: 'news', code: 'A', pulses: ['mobility'] });
  memory.forgetLanding();
  expect(memory.landing()).toEqual({ plan: null, redirectUrl: null });
  expect(memory.readSettings().pulses).toEqual(['mobility']);
  memory.forgetPulses();
  expect(storage.length).toBe(0);
});

test('a blocked storage remembers nothing and breaks nothing', () => {
  const memory = createLoginMemory(() => {
    throw new Error('The operation is insecure.');
  });
  memory.writeRedirect('/markets');
  memory.writeSettings({ plan: 'team', code: null, pulses: [] });
  memory.forgetLanding();
  expect(memory.landing()).toEqual({ plan: null, redirectUrl: null });
});
