import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approvePictures, changedPictures, type PictureFolders } from './changedPictures.ts';

let folder: string;
let folders: PictureFolders;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders = { before: join(folder, 'before'), after: join(folder, 'after') };
  await draw('before/button/matrix.png', 'old', 1);
  await draw('before/card/plain.png', 'old', 1);
  await draw('after/button/matrix-actual.png', 'new', 2);
  await draw('after/button/matrix-diff.png', 'red', 2);
  await draw('after/card/plain-actual.png', 'larger', 2);
});

afterEach(() => rm(folder, { recursive: true }));

async function draw(path: string, content: string, second: number) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
  await utimes(join(folder, path), second, second);
}

test('every picture that was drawn otherwise is listed, with what there is to show of it', () => {
  expect(changedPictures(folders)).toEqual([
    { name: 'button/matrix', hasBefore: true, hasDifference: true },
    { name: 'card/plain', hasBefore: true, hasDifference: false },
  ]);
});

test('what was taken anew since is no longer listed', async () => {
  await draw('before/button/matrix.png', 'newer', 3);
  expect(changedPictures(folders).map(({ name }) => name)).toEqual(['card/plain']);
});

test('approving by name makes that picture the reference and leaves the others', async () => {
  expect(await approvePictures(folders, ['button'])).toEqual(['button/matrix']);
  expect(await readFile(join(folders.before, 'button/matrix.png'), 'utf8')).toBe('new');
  expect(await readFile(join(folders.before, 'card/plain.png'), 'utf8')).toBe('old');
  expect(changedPictures(folders).map(({ name }) => name)).toEqual(['card/plain']);
});

test('approving without a name takes all, and a name of nothing takes none', async () => {
  await expect(approvePictures(folders, ['button', 'drawer'])).rejects.toThrow('No changed picture is called drawer');
  expect(await approvePictures(folders, [])).toEqual(['button/matrix', 'card/plain']);
  expect(changedPictures(folders)).toEqual([]);
});
