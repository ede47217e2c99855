import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { read, root, sources } from '../repository.ts';

const call = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

// A pattern that matches nothing is no error: a move of files made a story of all icons empty.
test('every pattern of `import.meta.glob` matches a file', () => {
  const patterns = sources
    .filter((path) => !path.startsWith('checks/house/'))
    .flatMap((path) =>
      [...read(path).matchAll(call)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => ({ path, pattern })),
      ),
    );
  const stale = patterns.filter(
    ({ path, pattern }) => globSync(join(dirname(path), pattern), { cwd: root }).length === 0,
  );
  expect(stale).toEqual([]);
  expect(patterns.length).toBeGreaterThan(4);
});
