import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, root } from '../repository.ts';
import { exportedNames } from './exportedNames.ts';

const entries = packages
  .filter(({ json }) => !json.private)
  .flatMap(({ folder, json }) =>
    Object.entries(json.exports ?? {}).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@fs/source'];
      return source ? [{ name: join(json.name, entry), source: join(folder, source) }] : [];
    }),
  );

/** One line per entry, so that a change of the public API is a small diff. */
test('public names change on purpose only (npx vitest run --project checks -u writes them anew)', async () => {
  const lines = entries.flatMap(({ name, source }) => [name, ...exportedNames(source).map((word) => `  ${word}`)]);
  expect(entries.length).toBeGreaterThan(4);
  expect(lines.length).toBeGreaterThan(50);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(root, 'checks/publicNames/publicNames.txt'));
});
