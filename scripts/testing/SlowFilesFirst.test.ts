import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowFiles } from './SlowFilesFirst.ts';

test.each(slowFiles)('%s exists', (file) => {
  expect(existsSync(join(import.meta.dirname, '../..', file))).toBe(true);
});
