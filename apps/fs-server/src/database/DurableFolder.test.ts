import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type postgresMod } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { DurableFolder } from './DurableFolder.ts';

async function durableFolder() {
  const path = await mkdtemp(join(tmpdir(), 'foresight-folder-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const onFailure = vi.fn<(error: unknown) => void>();
  return { path, folder: new DurableFolder(join(path, 'database'), onFailure), onFailure };
}

test('every commit is written through once', async () => {
  const { path, folder, onFailure } = await durableFolder();
  await copyMigratedDatabase(path);
  const startParams = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync'];
  const database = await PGlite.create({ fs: folder, startParams });
  onTestFinished(() => database.close());
  await database.exec('create table kept (id integer)');

  const before = folder.logSyncs;
  await database.exec('insert into kept values (1)');
  await database.exec('insert into kept values (2)');

  expect(folder.logSyncs - before).toBe(2);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a disk that refuses is reported at once, and PostgreSQL is told so', async () => {
  const { folder, onFailure } = await durableFolder();
  const streamOps: { fsync?: (file: { nfd: number }) => number } = {};
  const module = { NODEFS: { stream_ops: streamOps }, FS: { mkdirTree: vi.fn(), mount: vi.fn() } };
  const { emscriptenOpts } = await folder.init({} as PGlite, {});
  for (const prepare of emscriptenOpts.preRun ?? []) {
    prepare(module as unknown as postgresMod.PostgresMod);
  }
  const noSuchFile = 2 ** 30;

  expect(streamOps.fsync?.({ nfd: noSuchFile })).toBe(29);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EBADF' }));
});
