import { expect, test, vi } from 'vitest';
import { createLoginMemory } from './createLoginMemory.ts';
import { settleLogin } from './settleLogin.ts';

function buildMemory(pulses: readonly string[]) {
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

test('saves the Market Pulses of the sign-up to the account once', async () => {
  const memory = buildMemory(['mobility', 'fintech']);
  const client = answering({ ok: true, data: {} });
  await settleLogin(memory, client);
  await settleLogin(memory, client);
  expect(client.account.saveAccount).toHaveBeenCalledExactlyOnceWith({ market_pulses: ['mobility', 'fintech'] });
  expect(memory.landing()).toEqual({ plan: null, redirectUrl: null });
});

test('keeps them for the next visit without a connection, and clears the target', async () => {
  const memory = buildMemory(['mobility']);
  await settleLogin(memory, answering({ ok: false, error: 'Offline.', reason: 'offline' }));
  expect(memory.readSettings()).toEqual({ plan: null, code: null, pulses: ['mobility'] });
});

test('saves nothing without a choice', async () => {
  const client = answering({ ok: true, data: {} });
  await settleLogin(buildMemory([]), client);
  expect(client.account.saveAccount).not.toHaveBeenCalled();
});
