import { cpSync } from 'node:fs';
import { inject } from 'vitest';

/** Makes an empty folder a data folder as a first start leaves it. */
export function copyStartedData(dataDir: string): void {
  cpSync(inject('startedDataDir'), dataDir, { recursive: true });
}
