import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/fs-server/src/database/database.ts';

/** Opens a copy of a data folder, which `close` deletes: a measurement must not change its data. */
export async function openData(folder: string): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-bench-'));
  await cp(folder, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
