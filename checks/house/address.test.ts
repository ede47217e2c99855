import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

const checked = sources.filter((path) => /^apps\/fs-web\/src\/.*(?<!\.test)\.tsx?$/.test(path));

/** Components outside the router that copy the address into state, each with the test that shows how they follow it. */
const followers = new Map([['apps/fs-web/src/LoginApp.tsx', 'listens to popstate: e2e/loginApp.e2e.test.ts']]);

/** Code that handles the text of addresses: the router's parser, links, and the script that runs before the app. */
const parsers = [
  'apps/fs-web/src/addresses/searchParameters.ts',
  'apps/fs-web/src/addresses/appPaths.ts',
  'apps/fs-web/src/first-paint/pageToPrerender.ts',
];

const address = /\b(searchStr|parseSearch|useAddressSearch|useSearch|useParams|useLocation|location)\b/;

test('screens derive their state from the address on each render, so that later links apply', () => {
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

test('fs-web reads addresses through the typed route tree only', () => {
  const found = checked
    .filter((path) => !parsers.includes(path) && /\bURLSearchParams\b/.test(read(path)))
    .map((path) => `${path} parses an address: use useAddressSearch, or parseSearch outside the router`);
  expect(found).toEqual([]);
  expect(parsers.filter((path) => !/\bURLSearchParams\b/.test(read(path)))).toEqual([]);
});

test('fs-web casts neither the parameters of a path nor those of a search', () => {
  const casts: string[] = [];
  let reads = 0;
  for (const path of checked) {
    const text = read(path);
    new Visitor({
      CallExpression({ callee }) {
        if (callee.type === 'Identifier' && isAddressHook(callee.name)) reads += 1;
      },
      TSAsExpression({ expression, start }) {
        const isSearch = /(^|\.)(search|params)$/.test(text.slice(expression.start, expression.end));
        const isHook =
          expression.type === 'CallExpression' &&
          expression.callee.type === 'Identifier' &&
          isAddressHook(expression.callee.name);
        if (isSearch || isHook) casts.push(`${path}:${lineOf(path, start)} casts: declare it in routes.tsx instead`);
      },
    }).visit(syntaxOf(path).program);
  }
  expect(casts).toEqual([]);
  expect(reads).toBeGreaterThanOrEqual(10);
});

function isAddressHook(name: string): boolean {
  return /^use(Params|Search|AddressSearch|Match|Location)$/.test(name);
}

test('only the hook that knows whether its page is being left changes parameters of the address that is shown', () => {
  const relative = checked.filter((path) => /navigate\(\{\s*to: '\.'/.test(read(path)));
  expect(relative).toEqual(['apps/fs-web/src/addresses/useAddressSearch.ts']);
});
