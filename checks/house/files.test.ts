import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { files, read, sources } from '../repository.ts';

const mostLines = 300;
// Long by nature: a list of states, a table of data.
const mayBeLong = /\.stories\.tsx$|^packages\/fixtures\/src\/data\//;

test(`no source has more than ${mostLines} lines`, () => {
  const scripts = files.filter((path) => path.startsWith('.ci/') || /\.(sh|mjs|js)$/.test(path));
  const checked = [...sources, ...scripts].filter((path) => !mayBeLong.test(path));
  const long = checked.map((path) => ({ path, lines: read(path).split('\n').length - 1 }));
  expect(long.filter(({ lines }) => lines > mostLines)).toEqual([]);
  expect(checked.length).toBeGreaterThan(150);
});

test('only packages have an index, so that files are imported by their own names', () => {
  const indexes = sources.filter((path) => /^index\.tsx?$/.test(basename(path)));
  expect(indexes.filter((path) => !/^packages\/[^/]+\/src\/index\.ts$/.test(path))).toEqual([]);
  expect(indexes.length).toBeGreaterThan(3);
});

test('no two file names differ by case alone, since many file systems ignore case', () => {
  // A module and a component are both built as .js.
  const byName = Map.groupBy(files, (path) => path.toLowerCase().replace(/\.tsx$/, '.ts'));
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
  expect(byName.size).toBeGreaterThan(500);
});

test('no file or folder has a name without meaning, such as utils', () => {
  const drawers = sources.filter((path) => /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[jt]sx?$)/i.test(path));
  expect(drawers).toEqual([]);
});

test('unfinished work is tracked in issues, not in files', () => {
  const text = files.filter((path) => /\.(tsx?|md|ya?ml|json|graphql|css|html|sql)$/.test(path));
  // In brackets, so that this line does not match.
  const unfinished = /\b(TO[D]O|FIX[M]E)\b/;
  expect(text.filter((path) => unfinished.test(read(path)))).toEqual([]);
  expect(text.length).toBeGreaterThan(200);
});

test('no file names a path outside of the project', () => {
  const outside = /\.\.\/shared\b|\/work\/(main|shared)\b|(?<!\bscreens)\/(home|Users)\/\w/;
  const text = files.filter((path) => !/\.(png|woff2?|ico|webp|jpg)$/.test(path));
  const naming = text.filter((path) => outside.test(read(path)));
  expect(naming).toEqual([]);
  expect(text.length).toBeGreaterThan(200);
});
