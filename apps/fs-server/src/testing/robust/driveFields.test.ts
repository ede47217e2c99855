import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileTexts } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { activeContentOf } from './activeContent.ts';
import { openCallLog } from './callLog.ts';
import { changeOf } from './changeOf.ts';
import { driveFields } from './driveFields.ts';
import { Faults } from './Faults.ts';
import { robustCalls } from './robustFields.ts';

test('every field of some calls keeps what it accepts', async () => {
  const faults = new Faults();
  const only = /^(createChatMessage|getCompanies|mutation createWatchlist)$/;
  const texts = Object.values(hostileTexts);
  const counts = await driveFields({ texts, faults, share: 4, only, progress: () => undefined });
  expect(faults.lines()).toEqual([]);
  expect(counts.calls).toBe(3);
  expect(counts.kept.get('as sent')).toBeGreaterThan(5);
});

test('a run goes on after the calls of its log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'robust-log-'));
  const path = join(folder, 'log.jsonl');
  const options = {
    texts: ['plain', '\u0000'],
    faults: new Faults(),
    share: 1,
    only: /^(getPublicCompanies|getCompanies)$/,
  };
  const progress: string[] = [];
  const run = async (key: string) => {
    const log = await openCallLog(path, key);
    const note = (line: string) => progress.push(line.replace(/,.*/, ''));
    return driveFields({ ...options, progress: note, done: log.done, onDone: log.add });
  };
  const first = await run('one');
  await appendFile(path, '{"key":"one","na');
  expect((await run('one')).toResult()).toEqual(first.toResult());
  expect(progress).toEqual(['getCompanies: 1 fields', 'getPublicCompanies: 1 fields']);
  await run('other texts');
  expect(progress).toHaveLength(4);
  expect((await openCallLog(path, 'one')).done.get('getCompanies')).toMatchObject({ inputs: 2, accepted: 1 });
  await rm(folder, { recursive: true });
});

test('no call is named twice', () => {
  const names = robustCalls.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThan(250);
});

test.each([
  ['<script>alert(1)</script>', 'has <script>'],
  ['<img src="x" onerror="alert(1)">', 'has the attribute onerror'],
  ['<a href=" java\nscript:alert(1)">x</a>', 'has the address'],
  ['<iframe srcdoc="x">', 'has <iframe>'],
])('finds what %s does', (html, problem) => {
  expect(activeContentOf(html).join()).toContain(problem);
});

test('a text that was cut, or became another, is found', () => {
  expect(changeOf(' a\tb ', 'a b')).toBe('without control characters');
  expect(changeOf('abc', 'ab')).toBeNull();
  expect(changeOf('https://a.example/b#c', 'https://a.example/b')).toBe('canonical address');
  expect(changeOf('Our View', 'our-view')).toBe('as a part of an address');
  expect(changeOf('\t8080', '8080')).toBe('trimmed');
  expect(changeOf('{"a": 1}', '{"a":1}')).toBe('as JSON');
  expect(changeOf('  code\n', '  code', 'createChatMessage body.content')).toBe('without a blank end');
  expect(changeOf('  code\n', '  code', 'createWatchlist body.name')).toBeNull();
});
