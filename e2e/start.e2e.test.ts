import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyStartedData } from './support/copyStartedData.ts';
import { freePort } from './support/freePort.ts';
import { refresh, signIn } from './support/identity.ts';
import { readAnnouncement } from './support/readAnnouncement.ts';
import { type AppProcess, startApp } from './support/startApp.ts';

let dataDir: string;
const running: AppProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<Parameters<typeof startApp>[0]> = {}): Promise<AppProcess> {
  const app = await startApp({ dataDir, ...options });
  running.push(app);
  return app;
}

// Starts the app eleven times, which takes minutes on a busy machine.
test('acknowledged writes survive ten power cuts in the middle of writing', { timeout: 900_000 }, async () => {
  copyStartedData(dataDir);
  const acknowledged: string[] = [];
  let checked = 0;
  for (let round = 0; round <= 10; round += 1) {
    const app = await start({ environment: { LOG_LEVEL: 'silent' } });
    for (const token of acknowledged.splice(0)) {
      expect((await refresh(app, token)).status).toBe(200);
      checked += 1;
    }
    if (round === 10) break;
    let isAlive = true;
    // A login that is cut off counts as a wrong password, so each round uses another user.
    const user = [...app.signIns.keys()].at(round % app.signIns.size) ?? 'free';
    const writers = Array.from({ length: 2 }, async () => {
      while (isAlive && acknowledged.length < 4) {
        const { refreshToken } = await signIn(app, user).catch(() => ({ refreshToken: undefined }));
        if (refreshToken) acknowledged.push(refreshToken);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(round % 3);
    await app.kill();
    isAlive = false;
    await Promise.all(writers);
  }
  // At least one, two or three a round, whatever the moment of the cut.
  expect(checked).toBeGreaterThanOrEqual(19);
});

test('a port in use, a data folder in use and an invalid variable each print one clear sentence', async () => {
  copyStartedData(dataDir);
  const app = await start();
  const otherDir = await mkdtemp(path.join(tmpdir(), 'foresight-start-'));
  copyStartedData(otherDir);
  const refusalOf = async (options: Parameters<typeof startApp>[0]) => {
    const error = await startApp(options).then(
      () => new Error('It started'),
      (failure: Error) => failure,
    );
    return error.message.split('\n').slice(1).filter(Boolean);
  };
  expect(await refusalOf({ dataDir: otherDir, port: app.port })).toEqual([
    `Port ${app.port} on 127.0.0.1 is already in use. Stop the program that uses it, or choose another: PORT=${app.port + 1} npm start`,
  ]);
  expect(await refusalOf({ dataDir })).toEqual([
    expect.stringMatching(/^Another process \(pid \d+\) is using the data folder\./),
  ]);
  expect(await refusalOf({ dataDir: otherDir, environment: { SEED: 'lots' } })).toEqual([
    'SEED must be sample or none.',
  ]);
  expect((await fetch(new URL('/health', app.url))).status).toBe(200);
  await rm(otherDir, { recursive: true });
});

test('SEED=none starts without sample users', async () => {
  const empty = await start({ environment: { SEED: 'none' } });
  expect([empty.password, empty.signIns.size]).toEqual([undefined, 0]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('npm start stops all of its processes at %s', async (signal) => {
  copyStartedData(dataDir);
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A terminal sends Ctrl-C to the whole group; SIGTERM goes to npm alone.
    detached: signal === 'SIGINT',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => readAnnouncement(output), { timeout: 240_000 }).not.toBeNull();
  const ended = once(child, 'exit');
  if (signal === 'SIGINT') process.kill(-(child.pid ?? 0), signal);
  else child.kill(signal);
  await ended;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
  // The lock is released: the next start needs no cleanup.
  const next = await start();
  expect(next.signIns.size).toBeGreaterThan(0);
});
