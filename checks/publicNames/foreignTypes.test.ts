import { expect, test } from 'vitest';
import { packages } from '../repository.ts';
import { syntaxOf } from '../syntax.ts';
import { exportsByFile, foreignTypesIn, packageOf } from './foreignTypes.ts';

const widgets = packages.filter(({ json }) => json.peerDependencies?.['@fs/ui']);

/** A consumer may not import what only a dependency of its dependency has. */
test.each(widgets)('$folder re-exports the types of other packages that its own refer to', ({ folder }) => {
  const list = `${folder}/src/types.ts`;
  const own = [...exportsByFile(`${folder}/src/index.ts`)];
  const needed = own.flatMap(([path, names]) =>
    foreignTypesIn(path, names).map(({ package: from, name }) => `${name} of ${from}`),
  );
  const named = syntaxOf(list).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ importName, moduleRequest }) => `${importName.name} of ${packageOf(moduleRequest?.value ?? '')}`),
  );
  const missing = [...new Set(needed)].filter((name) => !named.includes(name));
  expect(missing.sort(), `export these types from ${list}`).toEqual([]);
  expect(needed.length).toBeGreaterThan(10);
});
