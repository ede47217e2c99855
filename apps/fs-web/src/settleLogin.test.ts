import { expect, test, vi } from 'vitest';
import { createLoginMemory } from './createLoginMemory.ts';
import { settleLogin } from './settleLogin.ts';

function aMemory(pulses: readonly string[]) {
  const items = new Map<string, string>();
  const memory = createLoginMemory(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  }));
  memory.writeSettings({ plan: 'news', code: null, pulses });
  memory.writeRedirect('/markets');
  return memory;
}

function answering(outcome: object) {
  return { account: { saveAccount: vi.fn(async () => outcome) } } as unknown as Parameters<typeof settleLogin>[1];
}

test('the Market Pulses of the sign-up are saved with the account, once', async () => {
  const memory = aMemory(['mobility', 'fintech']);
  const client = answering({ ok: true, data: {} });
  await settleLogin(memory, client);
  await settleLogin(memory, client);
  expect(client.account.saveAccount).toHaveBeenCalledExactlyOnceWith({ market_pulses: ['mobility', 'fintech'] });
  expect(memory.landing()).toEqual({ plan: null, redirectUrl: null });
});

test('where nobody could be asked they wait for the next visit, and lead nowhere meanwhile', async () => {
  const memory = aMemory(['mobility']);
  await settleLogin(memory, answering({ ok: false, error: 'Offline.', reason: 'offline' }));
  expect(memory.readSettings()).toEqual({ plan: null, code: null, pulses: ['mobility'] });
});

test('whoever chose none saves none', async () => {
  const client = answering({ ok: true, data: {} });
  await settleLogin(aMemory([]), client);
  expect(client.account.saveAccount).not.toHaveBeenCalled();
});
