import { expect, test } from 'vitest';
import { type PackageJson, packages, read } from '../repository.ts';

interface Dependency {
  where: string;
  name: string;
  range: string;
  isPeer: boolean;
}

const manifests: [string, PackageJson][] = [
  ['package.json', JSON.parse(read('package.json'))],
  ...packages.map(({ folder, json }): [string, PackageJson] => [`${folder}/package.json`, json]),
];

const dependencies: Dependency[] = manifests.flatMap(([where, json]) =>
  (['dependencies', 'devDependencies', 'peerDependencies'] as const).flatMap((kind) =>
    Object.entries(json[kind] ?? {}).map(([name, range]) => ({
      where,
      name,
      range,
      isPeer: kind === 'peerDependencies',
    })),
  ),
);

test('packages of this workspace are resolved inside of the workspace', () => {
  const names = packages.map(({ json }) => json.name);
  const own = dependencies.filter(({ name }) => names.includes(name));
  expect(own.filter(({ range }) => !range.startsWith('workspace:'))).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('a dependency of two packages has its version in the catalog of pnpm-workspace.yaml', () => {
  const outside = dependencies.filter(({ range, isPeer }) => !isPeer && !range.startsWith('workspace:'));
  const shared = [...Map.groupBy(outside, ({ name }) => name).values()].filter((uses) => uses.length > 1).flat();
  const loose = shared.filter(({ range }) => range !== 'catalog:');
  expect(loose.map(({ where, name, range }) => `${where}: ${name} ${range}`)).toEqual([]);
  expect(shared.length).toBeGreaterThan(5);
});
