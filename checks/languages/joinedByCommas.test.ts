import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { joinedByCommas, notRead, renderedCommas } from './joinedByCommas.ts';

const rendered = sources.filter(
  (path) =>
    /^(packages\/(?!fixtures|api-contract)|apps\/fs-web\/)/.test(path) && !/\.(test|stories)\.|\/testing\//.test(path),
);

const found = rendered.flatMap((path) => joinedByCommas(read(path)).map((line) => ({ path, line })));

test('what users read is joined by the commas of its language, through the list of the formats', () => {
  expect(found.filter(({ path }) => !notRead[path])).toEqual([]);
});

test('elements and texts of a component have the comma of its language between them', () => {
  const components = rendered.filter((path) => path.endsWith('.tsx') && !notRead[path]);
  const commas = components.flatMap((path) => renderedCommas(read(path)).map((line) => ({ path, line })));
  expect(commas).toEqual([]);
  expect(components.length).toBeGreaterThan(500);
});

test('no exception is left over', () => {
  const paths = found.map(({ path }) => path);
  expect(Object.keys(notRead).filter((path) => !paths.includes(path))).toEqual([]);
});

test('finds commas of each script, and not other separators', () => {
  expect(joinedByCommas("names.join(', ')\nnames.join(' · ')\nnames\n  .join(`، `)\nnames.join('')")).toEqual([1, 4]);
});

test('finds commas between elements, and between the parts of a text', () => {
  const value = '$'.concat('{round}');
  const lines = [
    "a && ', ';",
    'b = `، `;',
    `\`, ${value}\`;`,
    `\`${value}, ${value}\`;`,
    "names.join(', ');",
    "c = 'a, b';",
  ];
  expect(renderedCommas(lines.join('\n'))).toEqual([1, 2, 3, 4]);
});
