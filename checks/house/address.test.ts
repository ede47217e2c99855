import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

/** Hooks that take the address into state and follow it from then on, each with the test that shows it. */
const followers = new Map([
  ['apps/fs-web/src/LoginApp.tsx', 'keeps up with popstate: e2e/wayIn.journey.test.ts'],
  ['apps/fs-web/src/screens/useScreenLocation.ts', 'keeps up while rendering: e2e/tableViews.journey.test.ts'],
  ['apps/fs-web/src/screens/useListsAddress.ts', 'keeps up in an effect: e2e/watchlists.journey.test.ts'],
]);

const address = /\b(searchStr|URLSearchParams|useLocation|location)\b/;

test('no screen copies its address into state when it mounts, and then ignores later links', () => {
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
