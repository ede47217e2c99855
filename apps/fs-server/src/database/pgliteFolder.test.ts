import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { claimFolder } from './pgliteFolder.ts';

test('names a data folder that cannot be created, in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(claimFolder(file)).rejects.toThrow(
    new DatabaseUnavailable(
      `Can’t create or write to the data folder ${file} (EEXIST). Set DATA_DIR to another folder.`,
    ),
  );
});
