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

const published = packages.filter(({ json }) => !json.private);
const ofReactAria = /^(react-aria|react-stately$|@react-aria\/|@internationalized\/)/;

/** Two copies would not share their contexts, and a press in one would be unknown to the other. */
test('React Aria is a dependency by range, so that a host has one copy', () => {
  const ranges = dependencies.filter(({ name }) => ofReactAria.test(name));
  expect(ranges.filter(({ range }) => !range.startsWith('^'))).toEqual([]);
  expect(ranges.length).toBeGreaterThan(3);
});

test('what a host has one copy of is a peer, and React has useEffectEvent', () => {
  const expected = { '@fs/ui': 'workspace:^', react: '>=19.2', 'react-dom': '>=19.2' };
  const withReact = published.filter(({ json }) => json.peerDependencies?.react);
  const differing = withReact.filter(({ json: { name, dependencies = {}, peerDependencies = {} } }) =>
    Object.entries(expected).some(
      ([peer, range]) => peer !== name && (peer in dependencies || peerDependencies[peer] !== range),
    ),
  );
  expect(differing.map(({ folder }) => folder)).toEqual([]);
  expect(withReact.length).toBe(3);
});

test('a published package says what it is, where it runs, and ships its changelog', () => {
  const incomplete = published.filter(
    ({ json: { description, keywords = [], license, engines, files = [] } }) =>
      !(description && keywords.length > 2 && license === 'MIT' && engines?.node && files.includes('CHANGELOG.md')),
  );
  expect(incomplete.map(({ folder }) => folder)).toEqual([]);
  expect(published.length).toBe(5);
});

/** On a registry's page, a link to another file of the repository leads nowhere. */
test('the README of a package links only to files that are packed', () => {
  const readmes = published.map(({ folder, json }) => ({ path: `${folder}/README.md`, files: json.files ?? [] }));
  const dead = readmes.flatMap(({ path, files }) =>
    [...read(path).matchAll(/\]\((?!#|[a-z]+:)(?:\.\/)?([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !files.some((file) => target === file || target.startsWith(`${file}/`)))
      .map((target) => `${path} links to ${target}`),
  );
  expect(dead).toEqual([]);
});
