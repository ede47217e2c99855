import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type postgresMod } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { DurableFolder } from './DurableFolder.ts';

async function createDurableFolder() {
  const path = await mkdtemp(join(tmpdir(), 'foresight-folder-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const onFailure = vi.fn<(error: unknown) => void>();
  return { path, folder: new DurableFolder(join(path, 'database'), onFailure), onFailure };
}

test('syncs every commit once', async () => {
  const { path, folder, onFailure } = await createDurableFolder();
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

test('reports a failing disk at once, and to PostgreSQL', async () => {
  const { folder, onFailure } = await createDurableFolder();
  const streamOps: { fsync?: (file: { nfd: number }) => number } = {};
  const module = { NODEFS: { stream_ops: streamOps, node_ops: {} }, FS: { mkdirTree: vi.fn(), mount: vi.fn() } };
  const { emscriptenOpts } = await folder.init({} as PGlite, {});
  for (const prepare of emscriptenOpts.preRun ?? []) {
    prepare(module as unknown as postgresMod.PostgresMod);
  }
  const noSuchFile = 2 ** 30;

  expect(streamOps.fsync?.({ nfd: noSuchFile })).toBe(29);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EBADF' }));
});

/** The operations of NODEFS that may fail, each failing as Emscripten does, with a number. */
function failingFilesystem(errno: number) {
  const fail = () => {
    throw Object.assign(new Error('FS error'), { errno });
  };
  return {
    stream_ops: { open: fail, setattr: fail, close: fail, write: fail },
    node_ops: { mknod: fail, setattr: fail, rename: fail, symlink: fail, unlink: fail },
  };
}

test.each([
  { code: 'ENOSPC', errno: 51, reports: 9 },
  { code: 'EFBIG', errno: 22, reports: 9 },
  { code: 'ENOENT', errno: 44, reports: 0 },
])(
  '$code on every kind of write is reported $reports times in total, and fails for PostgreSQL too',
  async (example) => {
    const { folder, onFailure } = await createDurableFolder();
    const filesystem = failingFilesystem(example.errno);
    const { emscriptenOpts } = await folder.init({} as PGlite, {});
    for (const prepare of emscriptenOpts.preRun ?? []) {
      prepare({ NODEFS: filesystem, FS: { mkdirTree: vi.fn(), mount: vi.fn() } } as unknown as postgresMod.PostgresMod);
    }

    const writes = [...Object.entries(filesystem.stream_ops), ...Object.entries(filesystem.node_ops)].filter(
      ([name]) => name !== 'fsync',
    );
    for (const [, write] of writes) expect(write).toThrow('FS error');
    expect(writes).toHaveLength(9);
    expect(onFailure).toHaveBeenCalledTimes(example.reports);
  },
);

test('completes a partial write, or fails with the reason', async () => {
  const { folder } = await createDurableFolder();
  const write = vi.fn((_file: object, _bytes: Uint8Array, _offset: number, length: number) => Math.min(length, 3));
  const stream_ops: { write: (...words: never[]) => number } = { write };
  const { emscriptenOpts } = await folder.init({} as PGlite, {});
  for (const prepare of emscriptenOpts.preRun ?? []) {
    prepare({
      NODEFS: { stream_ops, node_ops: {} },
      FS: { mkdirTree: vi.fn(), mount: vi.fn() },
    } as unknown as postgresMod.PostgresMod);
  }
  const written = (stream_ops.write as unknown as typeof write & ((...words: unknown[]) => number))(
    ...([{}, new Uint8Array(8), 0, 8, 100] as unknown as Parameters<typeof write>),
  );
  expect(written).toBe(8);
  expect(write.mock.calls.map(([, , ...where]) => where)).toEqual([
    [0, 8, 100],
    [3, 5, 103],
    [6, 2, 106],
  ]);
});
