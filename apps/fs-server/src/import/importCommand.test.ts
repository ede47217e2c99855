import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lockDirectory } from '../database/directoryLock.ts';
import { childEnvironment } from '../testing/childEnvironment.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { buildCompanyLine, companiesHeader, createTemporaryFolder, file } from './testing/importFiles.ts';

/** Creating a database from scratch takes half a minute on a busy machine. */
const createDatabaseTimeoutMs = 180_000;

async function runCommand(dataDir: string, ...words: readonly string[]) {
  const program = fileURLToPath(new URL('../import.ts', import.meta.url));
  const child = spawn(process.execPath, ['--liftoff-only', '--conditions=@fs/source', program, ...words], {
    env: { ...childEnvironment, DATA_DIR: dataDir, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, error, code: await ended };
}

test('the import refuses in one sentence while a server holds the data folder', async () => {
  const dataDir = await createTemporaryFolder();
  const lock = await lockDirectory(join(dataDir, 'database.lock'));
  const { error, code } = await runCommand(dataDir, await createTemporaryFolder());
  await lock.release();
  expect(error).toBe(
    `Another process (pid ${process.pid}) is using the data folder. Stop it, or set DATA_DIR to another folder.\n`,
  );
  expect(code).toBe(1);
});

test('prints its usage without a folder', async () => {
  const { error, code } = await runCommand(await createTemporaryFolder());
  expect(error).toContain('Usage: npm run import -- FOLDER [--map=FILE.json]...\n');
  expect(code).toBe(1);
});

test('prints its usage on request, and names an option that it does not have', async () => {
  const folder = await createTemporaryFolder();
  const help = await runCommand(folder, '--help');
  expect(help).toMatchObject({ error: '', code: 0 });
  expect(help.out).toMatch(/^Usage: npm run import /);
  const unknown = await runCommand(folder, folder, '--dry-run');
  expect(unknown.error).toMatch(/^Unknown option '--dry-run'\.\nUsage: /);
  expect(unknown.code).toBe(1);
});

test('writes a template of a mapping, and refuses one that does not fit in a sentence', async () => {
  const folder = await createTemporaryFolder();
  const list = join(folder, 'list.csv');
  await writeFile(list, file('Company name,Website', 'Voltaro,voltaro.example'));
  const template = await runCommand(folder, `--map-template=${list}`);
  expect(template).toMatchObject({ error: '', code: 0 });
  expect(JSON.parse(template.out)).toMatchObject({ columns: { 'Company name': 'name' } });

  const map = join(folder, 'map.json');
  await writeFile(map, template.out.replace('"Website"', '"Web"').replaceAll('"name"', '"nom"'));
  const refused = await runCommand(folder, folder, `--map=${map}`);
  expect(refused.error).toMatch(/^map\.json: companies have no column “nom”: use permalink, name, .*\.\n$/);
  expect(refused.code).toBe(1);
});

test(
  'ends with a summary and the path of the rejected rows, in plain lines without a terminal',
  async () => {
    const folder = await createTemporaryFolder();
    const dataDir = await createTemporaryFolder();
    await writeFile(
      join(folder, 'a.csv'),
      file(companiesHeader, buildCompanyLine('/organization/one', 'One'), buildCompanyLine('', 'Rejected')),
    );
    const { out, error, code } = await runCommand(dataDir, folder);
    expect(error).toContain('a.csv: 2 companies\n');
    expect(error).not.toContain('\u001B');
    expect(out).toMatch(/^a\.csv +companies +2 +1 +0 +0 +1 +0 +0$/m);
    expect(out).toContain(join(dataDir, 'imports', ''));
    expect(code).toBe(0);
  },
  createDatabaseTimeoutMs,
);

test(
  'exits with 1 and one sentence when a file could not be read completely, after importing the other files',
  async () => {
    const folder = await createTemporaryFolder();
    const dataDir = await createTemporaryFolder();
    await copyMigratedDatabase(dataDir);
    await writeFile(join(folder, 'a.csv.gz'), gzipSync(file(companiesHeader, 'x'.repeat(99))).subarray(0, -8));
    await writeFile(join(folder, 'b.csv'), file(companiesHeader, buildCompanyLine('/organization/one', 'One')));
    await writeFile(join(folder, 'c.csv'), 'company_permalink,funded_at\n');
    const { out, error, code } = await runCommand(dataDir, folder);
    expect(out).toMatch(/^b\.csv +companies +1 +1 +0 +0 +0 +0 +0$/m);
    expect(out).toMatch(/^a\.csv\.gz is a gzip that breaks off\. \d rows? (?:was|were) read\.$/m);
    expect(out).toContain(
      'c.csv is no known kind of file: the nearest is rounds, which also needs funding_round_permalink.',
    );
    expect(out).toContain('\n  rounds: company_permalink, funding_round_permalink, funded_at\n');
    expect(out).toContain('--map-template=FILE.csv > FILE.json\n');
    expect(error).toContain('The import is not complete: 2 of 3 files couldn’t be read completely.\n');
    expect(code).toBe(1);
  },
  createDatabaseTimeoutMs,
);
