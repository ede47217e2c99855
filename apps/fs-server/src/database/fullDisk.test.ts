import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildCompanyLine, companiesHeader, file } from '../import/testing/importFiles.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';

const options = { timeout: 600_000 };
/** Their table alone exceeds the space that each test below leaves. */
const companies = Array.from({ length: 50_000 }, (_, number) =>
  buildCompanyLine(`/organization/${number}`, `Company ${number} of ${'a very long name '.repeat(8)}${number}`, {
    city: 'a long city '.repeat(7),
  }),
);

/** Runs a program of the server under a shell's limits, and returns its errors and exit. */
async function run(program: string, dataDir: string, { limit = 'true', words = [] as readonly string[] } = {}) {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const command = [process.execPath, '--conditions=@fs/source', path, ...words];
  const child = spawn('bash', ['-c', `${limit} && exec "$@"`, 'bash', ...command], {
    env: { DATA_DIR: dataDir, TZ: 'UTC', PORT: '0', PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const error = await text(child.stderr);
  const [code, signal] = await ended;
  return { code, signal, sentence: error.trim().split('\n').at(-1) };
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function writeSource(): Promise<string> {
  const folder = await createFolder();
  await writeFile(join(folder, 'companies.csv'), file(companiesHeader, ...companies));
  return folder;
}

test('an import whose file may not grow ends at once with one message', options, async () => {
  const dataDir = await createFolder();
  await copyMigratedDatabase(dataDir);
  // In KiB, with bash: slightly more than a segment of the write-ahead log, so that the database opens.
  const limit = 'ulimit -f 16400';
  const ended = await run('../import.ts', dataDir, { limit, words: [await writeSource()] });
  const reason = 'a file would grow beyond the size that this process may write (EFBIG)';
  expect(ended).toEqual({ code: 1, signal: null, sentence: `The embedded database stopped: ${reason}.` });
});

const refusal = reasonWithoutDisk();

describe.skipIf(refusal !== null)(
  `on a small disk of its own${refusal === null ? '' : `: nothing was checked, ${refusal}`}`,
  () => {
    /** Mounts an in-memory disk that is removed after the test. */
    async function makeDisk(megabytes: number): Promise<string> {
      const disk = await createFolder();
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
      onTestFinished(() => void execFileSync('umount', ['-l', disk]));
      return disk;
    }

    test('an import that fills the disk ends at once with one message', options, async () => {
      const dataDir = await makeDisk(100);
      await copyMigratedDatabase(dataDir);
      execFileSync('bash', ['-c', 'dd if=/dev/zero of=filler bs=1M count=1000 2>/dev/null; truncate -s -8M filler'], {
        cwd: dataDir,
      });
      const ended = await run('../import.ts', dataDir, { words: [await writeSource()] });
      expect(ended).toEqual({
        code: 1,
        signal: null,
        sentence: 'The embedded database stopped: the disk is full (ENOSPC).',
      });
    });

    test('starting on a full disk reports that', options, async () => {
      const disk = await makeDisk(1);
      await mkdir(join(disk, 'data'));
      execFileSync('bash', ['-c', 'dd if=/dev/zero of=filler bs=4k 2>/dev/null; true'], { cwd: disk });
      const ended = await run('../main.ts', join(disk, 'data'));
      expect(ended).toMatchObject({
        code: 1,
        signal: null,
        sentence: expect.stringMatching(/the disk is full \(ENOSPC\)\.$/),
      });
    });
  },
);

/** Only root can mount, and in some containers nobody. */
function reasonWithoutDisk(): string | null {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return null;
  } catch {
    return 'no file system may be mounted here';
  }
}
