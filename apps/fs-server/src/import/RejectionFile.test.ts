import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RejectionFile } from './RejectionFile.ts';
import { createTemporaryFolder } from './testing/importFiles.ts';

const rejection = { file: 'a.csv', line: 2, left_out: 'row', reason: 'name is empty' } as const;

test('marks where a long text was truncated', async () => {
  const rejections = new RejectionFile(join(await createTemporaryFolder(), 'imports', 'a.csv'));
  await rejections.add([
    { ...rejection, written: 'x'.repeat(10_000) },
    { ...rejection, written: 'y'.repeat(10_001) },
    { ...rejection, written: 'z'.repeat(10_000), length: 3_000_000 },
  ]);
  await rejections.close();
  const [, whole, cut, longer] = (await readFile(rejections.path, 'utf8')).split('\r\n');
  expect(whole).toMatch(/,"x{10000}"$/);
  expect(cut).toMatch(/,"y{10000} \[cut after 10000 of 10001 characters\]"$/);
  expect(longer).toMatch(/,"z{10000} \[cut after 10000 of 3000000 characters\]"$/);
});

test('rejects the next write after an error, without ending the process', async () => {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, 'a.csv'));
  const rejections = new RejectionFile(join(folder, 'a.csv'));
  await expect(rejections.add([{ ...rejection, written: '' }])).rejects.toMatchObject({ code: 'EISDIR' });
});
