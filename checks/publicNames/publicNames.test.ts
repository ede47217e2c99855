import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, packages, root } from '../repository.ts';
import { exportedNames } from './exportedNames.ts';
import { packageOf } from './foreignTypes.ts';

const entries = packages
  .filter(({ json }) => !json.private)
  .flatMap(({ folder, json }) =>
    Object.entries(json.exports ?? {}).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@fs/source'];
      return source ? [{ name: join(json.name, entry), source: join(folder, source) }] : [];
    }),
  );

const namesByEntry = new Map(entries.map(({ name, source }) => [name, exportedNames(source)]));

/** One line for each name, so that a change of the contract is a small diff. */
test('public names change on purpose only (npx vitest run --project checks -u updates them)', async () => {
  const lines = [...namesByEntry].flatMap(([name, words]) => [name, ...words.map((word) => `  ${word}`)]);
  expect(entries.length).toBeGreaterThan(4);
  expect(lines.length).toBeGreaterThan(50);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(root, 'checks/publicNames/publicNames.txt'));
});

const withComponents = packages
  .filter(({ folder, json }) => !json.private && files.includes(`${folder}/src/messages.ts`))
  .map(({ json }) => json.name);

/** A file system or a person that ignores case would take one for the other. */
test('no two names of a package differ only by case', () => {
  const all = [...namesByEntry].flatMap(([name, words]) => [
    ...words.map((word) => `${packageOf(name)} ${word.replace(/^type /, '')}`),
    name,
  ]);
  const alike = [...Map.groupBy(new Set(all), (name) => name.toLowerCase()).values()];
  expect(alike.filter((names) => names.length > 1)).toEqual([]);
  expect(alike.length).toBeGreaterThan(500);
});

test('a package with components has at most sixteen grouped entries, besides its languages', () => {
  const groups = withComponents.map((name) =>
    [...namesByEntry.keys()].filter((entry) => isGroup(name, entry) && !entry.includes('/locales/')),
  );
  expect(groups.filter((entries) => entries.length > 16)).toEqual([]);
  expect(groups.flat().length).toBeGreaterThan(10);
});

/** A component's file exports what its neighbors use, too: only what the list has is meant for others. */
test("a component's entry exports nothing that the package's list leaves out", () => {
  const leaks = [...namesByEntry].flatMap(([entry, words]) => {
    const name = packageOf(entry);
    if (!withComponents.includes(name) || isGroup(name, entry)) return [];
    return words.filter((word) => !namesByEntry.get(name)?.includes(word)).map((word) => `${entry}: ${word}`);
  });
  expect(leaks).toEqual([]);
});

function isGroup(name: string, entry: string): boolean {
  return entry.startsWith(`${name}/`) && !/\/[A-Z]\w*$/.test(entry);
}
