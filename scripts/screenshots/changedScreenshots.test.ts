import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approveScreenshots, changedScreenshots, type ScreenshotFolders } from './changedScreenshots.ts';

let folder: string;
let folders: ScreenshotFolders;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders = { before: join(folder, 'before'), after: join(folder, 'after') };
  await write('before/button/matrix.png', 'old', 1);
  await write('before/card/plain.png', 'old', 1);
  await write('after/button/matrix-actual.png', 'new', 2);
  await write('after/button/matrix-diff.png', 'red', 2);
  await write('after/card/plain-actual.png', 'larger', 2);
});

afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: string, second: number) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
  await utimes(join(folder, path), second, second);
}

test('lists every changed screenshot with its available images', () => {
  expect(changedScreenshots(folders)).toEqual([
    { name: 'button/matrix', hasBefore: true, hasDifference: true },
    { name: 'card/plain', hasBefore: true, hasDifference: false },
  ]);
});

test('omits a screenshot that was retaken since', async () => {
  await write('before/button/matrix.png', 'newer', 3);
  expect(changedScreenshots(folders).map(({ name }) => name)).toEqual(['card/plain']);
});

test('approving by name replaces that reference and no other', async () => {
  expect(await approveScreenshots(folders, ['button'])).toEqual(['button/matrix']);
  expect(await readFile(join(folders.before, 'button/matrix.png'), 'utf8')).toBe('new');
  expect(await readFile(join(folders.before, 'card/plain.png'), 'utf8')).toBe('old');
  expect(changedScreenshots(folders).map(({ name }) => name)).toEqual(['card/plain']);
});

test('approving without a name replaces all, and an unknown name replaces none', async () => {
  await expect(approveScreenshots(folders, ['button', 'drawer'])).rejects.toThrow(
    'No changed picture is called drawer',
  );
  expect(await approveScreenshots(folders, [])).toEqual(['button/matrix', 'card/plain']);
  expect(changedScreenshots(folders)).toEqual([]);
});
