import { type Route, routes } from '@fs/api-contract';
import { schemas } from '@fs/api-contract/schemas';
import { expect, test } from 'vitest';

const table: [string, Route][] = Object.entries(routes);

test('every route has schemas, and every schema a route', () => {
  expect(Object.keys(schemas).toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(table.length).toBeGreaterThan(2);
});

test('no two routes share a method, a path and a selector', () => {
  const calls = table.map(
    ([, { method, path, selector = '' }]) => `${method} ${path.replaceAll(/:\w+/g, ':')} ${selector}`,
  );
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

test('a path with a fixed segment comes before one with a parameter in its place', () => {
  const hidden = table.flatMap(([name, late], index) =>
    table
      .slice(0, index)
      .flatMap(([earlyName, early]) => (takesOver(early, late) ? [`${name} behind ${earlyName}`] : [])),
  );
  expect(hidden).toEqual([]);
});

test('the parameters of a path match its schema', () => {
  const named = table.map(([name, { path }]) => [name, [...path.matchAll(/:(\w+)/g)].map(([, word]) => word).sort()]);
  const described = Object.entries(schemas).map(([name, schema]) => [
    name,
    'params' in schema ? Object.keys(schema.params.properties).sort() : [],
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(described));
});

test('every route has a failure message for the user', () => {
  const silent = table.filter(([, { failure }]) => failure.trim() === '').map(([name]) => name);
  expect(silent).toEqual([]);
});

/** Whether `early` would answer a request for `late`, because it has a parameter where `late` has a fixed segment. */
function takesOver(early: Route, late: Route): boolean {
  const [words, lateWords] = [early.path.split('/'), late.path.split('/')];
  if (early.method !== late.method || words.length !== lateWords.length) return false;
  return words.every((word, at) => word.startsWith(':') || word === lateWords[at]) && early.path !== late.path;
}
