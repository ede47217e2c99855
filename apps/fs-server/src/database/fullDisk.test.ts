import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { companiesHeader, companyLine, file } from '../import/testing/importFiles.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';

const options = { timeout: 600_000 };
/** Their table alone is larger than what each test below leaves room for. */
const companies = Array.from({ length: 50_000 }, (_, number) =>
  companyLine(`/organization/${number}`, `Company ${number} of ${'a very long name '.repeat(8)}${number}`, {
    city: 'a long city '.repeat(7),
  }),
);

/** Runs a program of the server, with a shell's limits around it, and gives what it said and how it ended. */
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

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function writeSource(): Promise<string> {
  const folder = await makeFolder();
  await writeFile(join(folder, 'companies.csv'), file(companiesHeader, ...companies));
  return folder;
}

test('an import whose file may not grow ends at once with one sentence', options, async () => {
  const dataDir = await makeFolder();
  await copyMigratedDatabase(dataDir);
  // In KiB, with bash: just more than a segment of the write-ahead log, so that the database opens.
  const limit = 'ulimit -f 16400';
  const ended = await run('../import.ts', dataDir, { limit, words: [await writeSource()] });
  const reason = 'a file would grow beyond the size that this process may write (EFBIG)';
  expect(ended).toEqual({ code: 1, signal: null, sentence: `The embedded database stopped: ${reason}.` });
});

const refusal = whyNoDisk();

describe.skipIf(refusal !== null)(
  `on a small disk of its own${refusal === null ? '' : `: nothing was checked, ${refusal}`}`,
  () => {
    /** A disk in memory that is gone after the test. */
    async function makeDisk(megabytes: number): Promise<string> {
      const disk = await makeFolder();
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
      onTestFinished(() => void execFileSync('umount', ['-l', disk]));
      return disk;
    }

    test('an import that fills the disk ends at once with one sentence', options, async () => {
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

    test('a start on a full disk says so', options, async () => {
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

/** Only root may mount, and in some containers nobody. */
function whyNoDisk(): string | null {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return null;
  } catch {
    return 'no file system may be mounted here';
  }
}
