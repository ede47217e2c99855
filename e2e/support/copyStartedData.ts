import { cpSync } from 'node:fs';
import { inject } from 'vitest';

/** Fills an empty folder with the data that a first start leaves. */
export function copyStartedData(dataDir: string): void {
  cpSync(inject('startedDataDir'), dataDir, { recursive: true });
}
