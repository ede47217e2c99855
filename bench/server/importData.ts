import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Imports the files of a folder into a new data folder with `npm run import`, in a separate process, so that the memory
 * in the summary is the import's.
 * @returns The data folder.
 */
export async function importData(folder: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-bench-import-'));
  const program = fileURLToPath(new URL('../../apps/fs-server/src/import.ts', import.meta.url));
  const { DATABASE_URL: _none, ...environment } = process.env;
  const flags = ['--max-semi-space-size=4', '--conditions=@fs/source'];
  const child = spawn(process.execPath, [...flags, program, resolve(folder)], {
    env: { ...environment, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`);
  return dataDir;
}
