import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

/** Hooks that copy the address into state and keep following it, each with the test that shows it. */
const followers = new Map([
  ['apps/fs-web/src/LoginApp.tsx', 'keeps up with popstate: e2e/loginApp.e2e.test.ts'],
  ['apps/fs-web/src/screens/useScreenLocation.ts', 'keeps up while rendering: e2e/tableViews.e2e.test.ts'],
  ['apps/fs-web/src/screens/useListsAddress.ts', 'keeps up in an effect: e2e/watchlists.e2e.test.ts'],
]);

const address = /\b(searchStr|URLSearchParams|useLocation|location)\b/;

test('screens derive their state from the address on each render, so that later links apply', () => {
  const checked = sources.filter((path) => /^apps\/fs-web\/src\/.*(?<!\.test)\.tsx?$/.test(path));
  const copies: string[] = [];
  let states = 0;
  for (const path of checked) {
    const text = read(path);
    new Visitor({
      CallExpression({ callee, arguments: [initial], start }) {
        if (callee.type !== 'Identifier' || !/^use(State|Reducer)$/.test(callee.name) || !initial) return;
        states += 1;
        if (!followers.has(path) && address.test(text.slice(initial.start, initial.end))) {
          copies.push(`${path}:${lineOf(path, start)} reads the address once: derive the value on each render`);
        }
      },
    }).visit(syntaxOf(path).program);
  }
  expect(copies).toEqual([]);
  expect(states).toBeGreaterThan(15);
});
