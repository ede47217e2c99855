import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyStartedData } from './support/copyStartedData.ts';
import { signIn } from './support/identity.ts';
import { type RunningApp, startApp } from './support/startApp.ts';

const cuts = 10;

/** Logs in as the sample user without a limit of lists. */
async function openSession(app: RunningApp) {
  const { idToken } = await signIn(app, 'unlimited');
  return async <Body>(method: string, address: string, body?: object): Promise<Body> => {
    const response = await fetch(new URL(address, app.url), {
      method,
      headers: { authorization: `Bearer ${idToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as Body;
  };
}

// Starts the app eleven times, which takes minutes on a busy machine.
test('every acknowledged company is on the list after ten power cuts in the middle of adding', {
  timeout: 900_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-adds-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  copyStartedData(dataDir);
  const start = () => startApp({ dataDir, environment: { LOG_LEVEL: 'silent' } });
  let app = await start();
  onTestFinished(() => app.kill());
  let call = await openSession(app);
  const body = { filters: [], limit: 100 };
  const companies = (
    await Promise.all(
      [0, 100].map((offset) => call<{ id: string }[]>('POST', '/api/companies/search', { ...body, offset })),
    )
  ).flat();
  const { id: list } = await call<{ id: string }>('POST', '/lists', { name: 'Cut off' });

  const acknowledged: string[] = [];
  for (let round = 0; round < cuts; round += 1) {
    const before = acknowledged.length;
    const writers = [0, 1].map(async () => {
      for (let company = companies.pop(); company; company = companies.pop()) {
        const { id: uuid } = company;
        await call('POST', `/api/watchlists/${list}/items`, { add: [{ uuid }] });
        acknowledged.push(uuid);
        // The writers continue until the power is cut.
        if (acknowledged.length - before === 3 + round) void app.kill();
      }
    });
    // Each writer ends with the call that was cut off.
    expect((await Promise.allSettled(writers)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await app.kill();
    app = await start();
    call = await openSession(app);
  }

  const { items } = await call<{ items: { uuid: string }[] }>('GET', `/lists/${list}`);
  const kept = new Set(items.map(({ uuid }) => uuid));
  expect(acknowledged.length).toBeGreaterThanOrEqual(cuts * 3);
  expect(acknowledged.filter((uuid) => !kept.has(uuid))).toEqual([]);
});
