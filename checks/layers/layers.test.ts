import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { packages, read, sources } from '../repository.ts';
import { columnOf, columns } from './columns.ts';
import { importsOf } from './importsOf.ts';
import { allows, layers } from './layers.ts';

const see = 'See ARCHITECTURE.md#layers';

function isRefused(folder: string, path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    const leaves = path.startsWith(`${folder}/src/`) && !target.startsWith(`${folder}/`);
    return leaves ? 'A package is imported by its name, through its exports.' : undefined;
  }
  const column = columnOf(specifier);
  const row = layers[folder];
  return column && row && !allows(row[column], path) ? columns[column].teach : undefined;
}

test('every package and app has a row in the table of layers', () => {
  const folders = packages.map(({ folder }) => folder);
  expect(Object.keys(layers).toSorted()).toEqual(folders.toSorted());
});

test('imports point from a layer to those below it', () => {
  let checked = 0;
  const refused: string[] = [];
  for (const folder of Object.keys(layers)) {
    for (const path of sources.filter((source) => source.startsWith(`${folder}/`))) {
      for (const { specifier, line } of importsOf(path)) {
        checked += 1;
        const teach = isRefused(folder, path, specifier);
        if (teach) refused.push(`${path}:${line} imports ${specifier}. ${teach} ${see}`);
      }
    }
  }
  expect(refused).toEqual([]);
  expect(checked).toBeGreaterThan(300);
});

test('packages depend only on packages that they may import', () => {
  let checked = 0;
  const refused: string[] = [];
  for (const { folder, json } of packages) {
    const row = layers[folder];
    if (!row) continue;
    const shipped = Object.keys({ ...json.dependencies, ...json.peerDependencies });
    const forTests = Object.keys(json.devDependencies ?? {});
    for (const name of [...shipped, ...forTests]) {
      checked += 1;
      const column = columnOf(name);
      if (!column) continue;
      const verdict = row[column];
      const isRight = verdict === 'yes' || verdict === 'seed' || (verdict === 'tests' && !shipped.includes(name));
      if (!isRight) refused.push(`${folder}/package.json depends on ${name}. ${columns[column].teach} ${see}`);
    }
  }
  expect(refused).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

/** The packages accept every minor version of React Aria, and any of those may remove a private entry. */
test('no source imports a private entry of a dependency', () => {
  const found = sources
    .filter((path) => read(path).includes('/private/'))
    .flatMap((path) => importsOf(path).map(({ specifier, line }) => `${path}:${line} imports ${specifier}`))
    .filter((line) => /imports [^.].*\/private\//.test(line));
  expect(found).toEqual([]);
});
