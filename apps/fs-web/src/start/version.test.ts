import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("[ENV-002] the app's version is the specification's", () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(version).toBe('1.1.379');
});
