import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './testing/startProcess.ts';

test('V8 optimizes PostgreSQL’s busiest functions, and needs at most 100 MB for each', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-lean-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const flags = ['--trace-wasm-compilation-times'];
  const output = await text(startProcess('./runManyStatements.ts', [dataDir], flags).stdout);

  const optimized = [...output.matchAll(/#(?<index>\d+) using TurboFan, took \d+ ms and (?<bytes>\d+) \//g)];
  const largest = Math.max(...optimized.map(({ groups }) => Number(groups?.bytes)));
  expect(optimized.length).toBeGreaterThan(100);
  expect(largest).toBeLessThan(100_000_000);
});
