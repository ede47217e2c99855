import { expect, test } from 'vitest';
import { browserCode, codeOf, lazyModulesOf } from '../lazyModules.ts';
import { files, read } from '../repository.ts';

/** What loads pages and services, which an app awaits before it shows them, and a failure of which is a page's. */
const pages = /^apps\/fs-web\/src\/(routes|firstScreen|router|startApp|wireServices)\.tsx?$/;

/** What catches the failure itself. */
const caught = new Set([
  'packages/account-widgets/src/shell/AppHeader/HeaderMenu.tsx',
  'packages/research-widgets/src/watchlists/WatchlistBulkAdd/parseCsv.ts',
]);

test('components load code only in ways whose failure cannot replace the page', () => {
  const loaded = browserCode.flatMap(lazyModulesOf);
  const loud = browserCode.filter((path) => {
    const all = codeOf(path).match(/\bimport\(/g)?.length ?? 0;
    return all !== lazyModulesOf(path).length && !pages.test(path) && !caught.has(path);
  });
  expect(loud).toEqual([]);
  expect(loaded.filter((path) => !files.includes(path))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(30);
});

test("only `lazyComponent` uses React's `lazy`, whose failure throws into the page", () => {
  const users = browserCode.filter((path) => /\blazy\(/.test(read(path)));
  expect(users).toEqual(['packages/ui/src/system/lazyComponent/lazyComponent.tsx']);
});
